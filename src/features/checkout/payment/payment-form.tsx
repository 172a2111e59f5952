import { useTranslation } from 'next-i18next/pages';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import type { CheckoutSnapshot, PaymentMethod } from '@/contract/schemas/checkout';
import { fieldErrorText } from '@/lib/texts/error-text';
import { LazyCardForm } from './lazy-card-form';
import type { PaymentBody } from './payment';
import { amountsOf, PaymentMethods } from './payment-methods';
import { useTypedCard } from './use-typed-card';

export interface PaymentFormHandle {
  /** Sends the form as it is filled in now. */
  submit: () => void;
  /** Puts the faults the shop found next to their fields, and the focus on the first. @returns whether any is here */
  showFaults: (fields: Record<string, string>) => boolean;
}

interface PaymentFormProps {
  id: string;
  snapshot: CheckoutSnapshot;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  initialNote: string;
  /** What was written for the shop, to be stored. Nothing of the card ever is. */
  onNote: (note: string) => void;
  /** Chosen parts of a card payment: what is charged depends on them. */
  onInstallments: (count: number) => void;
  /** Why the last card was not taken. */
  denial: ReactNode;
  onSubmit: (body: PaymentBody) => void;
  handle: Ref<PaymentFormHandle>;
}

/** How it is paid. A fault stands next to its field; nothing typed is lost when the shop refuses. */
export function PaymentForm({
  id,
  snapshot,
  method,
  onMethod,
  initialNote,
  onNote,
  onInstallments,
  denial,
  onSubmit,
  handle,
}: PaymentFormProps) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  useNamespace('errors');
  const { form: cardForm, ...card } = useTypedCard();
  const note = useRef<HTMLTextAreaElement>(null);
  const [noteFault, setNoteFault] = useState<string>();
  const { installments, totals, paymentMethods, simulated } = snapshot;
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      submit: () => form.current?.requestSubmit(),
      showFaults(fields) {
        const isInCard = cardForm.current?.showFaults(fields) ?? false;
        setNoteFault(fields.customerNote);
        if (fields.customerNote === undefined) return isInCard;
        if (!isInCard) note.current?.focus();
        return true;
      },
    }),
    [cardForm],
  );
  const tell = () => {
    onNote(note.current?.value ?? '');
    onInstallments(card.note());
  };
  const submit = async () => {
    const judged = await card.judge(method);
    if (judged === undefined) return;
    setNoteFault(undefined);
    onSubmit({
      paymentMethod: method,
      card: judged,
      customerNote: note.current?.value.trim() || null,
    });
  };
  return (
    // POST, so that a form sent before the page is ready never puts a card into an address.
    <form
      ref={form}
      id={id}
      method="post"
      noValidate
      className="grid gap-5"
      onChange={tell}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PaymentMethods
        amounts={amountsOf(totals)}
        methods={paymentMethods}
        installments={installments}
        method={method}
        onSelect={onMethod}
        card={
          <LazyCardForm
            handle={cardForm}
            initial={card.typed}
            installments={installments}
            simulated={simulated}
            denial={denial}
            onInstallments={onInstallments}
          />
        }
      />
      <details open={initialNote !== ''}>
        <summary className="min-h-6 cursor-pointer font-semibold text-primary">{t('note.add')}</summary>
        <Field
          label={t('common:optional', { label: t('note.label') })}
          hint={t('note.hint')}
          error={fieldErrorText(t, noteFault)}
          className="mt-3"
        >
          <TextArea ref={note} name="customerNote" defaultValue={initialNote} rows={2} maxLength={500} />
        </Field>
      </details>
    </form>
  );
}
