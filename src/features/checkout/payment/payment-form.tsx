import { useTranslation } from 'next-i18next/pages';
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { useNamespace } from '@/client/use-namespace';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import type { CheckoutSnapshot, PaymentMethod } from '@/contract/schemas/checkout';
import { fieldErrorText } from '@/lib/texts/error-text';
import { CardFields } from './card-fields';
import { focusFirstFault } from '@/features/checkout/focus-first-fault';
import { amountsOf, PaymentMethods } from './payment-methods';
import {
  CARD_FIELDS,
  EMPTY_CARD,
  paymentResolver,
  type PaymentBody,
  type PaymentValues,
} from './payment.schema';

export interface PaymentFormHandle {
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

/** In the order they stand on the screen. */
const NAMES: readonly FieldPath<PaymentValues>[] = [...CARD_FIELDS, 'customerNote'];

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
  const form = useForm<PaymentValues, unknown, PaymentBody>({
    defaultValues: {
      paymentMethod: method,
      card: EMPTY_CARD,
      customerNote: initialNote,
    },
    resolver: paymentResolver,
    shouldFocusError: false,
  });
  const { register, setValue, setError, setFocus, getValues, handleSubmit, formState } = form;
  const { installments, totals, paymentMethods, simulated } = snapshot;
  useEffect(() => setValue('paymentMethod', method), [method, setValue]);
  // The total may allow fewer parts than were chosen.
  const most = Math.max(1, ...installments.map(({ count }) => count));
  useEffect(() => {
    if (getValues('card.installments') <= most) return;
    setValue('card.installments', most);
    onInstallments(most);
  }, [most, getValues, setValue, onInstallments]);
  useImperativeHandle(
    handle,
    () => ({
      showFaults(fields) {
        const wrong = NAMES.filter((name) => fields[name]);
        wrong.forEach((name, index) =>
          setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
        );
        return wrong.length > 0;
      },
    }),
    [setError],
  );
  const tell = () => {
    const { customerNote, card } = getValues();
    onNote(customerNote);
    onInstallments(card.installments);
  };
  return (
    <FormProvider {...form}>
      {/* POST, so that a form sent before the page is ready never puts a card into an address. */}
      <form
        id={id}
        method="post"
        noValidate
        className="grid gap-5"
        onChange={tell}
        onSubmit={(event) =>
          void handleSubmit(
            (body) => onSubmit(body),
            (errors) => focusFirstFault(NAMES, errors, setFocus),
          )(event)
        }
      >
        <PaymentMethods
          amounts={amountsOf(totals)}
          methods={paymentMethods}
          installments={installments}
          method={method}
          onSelect={onMethod}
          card={<CardFields installments={installments} simulated={simulated} denial={denial} />}
        />
        <details open={initialNote !== ''}>
          <summary className="min-h-6 cursor-pointer font-semibold text-primary">{t('note.add')}</summary>
          <Field
            label={t('common:optional', { label: t('note.label') })}
            hint={t('note.hint')}
            error={fieldErrorText(t, formState.errors.customerNote?.message)}
            className="mt-3"
          >
            <TextArea {...register('customerNote')} rows={2} maxLength={500} />
          </Field>
        </details>
      </form>
    </FormProvider>
  );
}
