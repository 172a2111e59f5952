import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { useNamespace } from '@/client/use-namespace';
import { Panel } from '@/components/ui/panel';
import type { CheckoutSnapshot, PaymentMethod } from '@/contract/schemas/checkout';
import { CardFields } from './card-fields';
import { PayerFields } from './payer-fields';
import { PaymentMethods } from './payment-methods';
import { PaymentFormBody, type PaymentBody, type PaymentValues } from './payment.schema';

export interface PaymentFormHandle {
  /** Puts the faults the shop found next to their fields, and the focus on the first. @returns whether any is here */
  showFaults: (fields: Record<string, string>) => boolean;
}

interface PaymentFormProps {
  id: string;
  snapshot: CheckoutSnapshot;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** What is known of the payer already. */
  initial: Partial<PaymentValues['payer']>;
  /** Kept by the caller, in memory only, so that signing in again forgets nothing. */
  onPayer: (payer: PaymentValues['payer']) => void;
  onSubmit: (body: PaymentBody) => void;
  handle: Ref<PaymentFormHandle>;
}

/** In the order they stand on the screen. */
const NAMES: readonly FieldPath<PaymentValues>[] = [
  'payer.fullName',
  'payer.document',
  'payer.phone',
  'payer.stateRegistration',
  'card.number',
  'card.holder',
  'card.expiry',
  'card.cvv',
  'card.installments',
];

const EMPTY_CARD: PaymentValues['card'] = { number: '', holder: '', expiry: '', cvv: '', installments: 1 };

const resolveBody = zodResolver(PaymentFormBody) as Resolver<
  PaymentValues | (Omit<PaymentValues, 'card'> & { card: null }),
  unknown,
  PaymentBody
>;

/** A card that does not pay is not judged. */
const resolver = ((values, context, options) =>
  resolveBody(
    values.paymentMethod === 'credit_card' ? values : { ...values, card: null },
    context,
    options as never,
  )) as Resolver<PaymentValues, unknown, PaymentBody>;

/** Who pays and how. A fault stands next to its field; nothing typed is lost when the shop refuses. */
export function PaymentForm({
  id,
  snapshot,
  method,
  onMethod,
  initial,
  onPayer,
  onSubmit,
  handle,
}: PaymentFormProps) {
  const { t } = useTranslation('checkout');
  useNamespace('errors');
  const form = useForm<PaymentValues, unknown, PaymentBody>({
    defaultValues: {
      payer: { fullName: '', document: '', phone: '', stateRegistration: '', ...initial },
      paymentMethod: method,
      card: EMPTY_CARD,
    },
    resolver,
  });
  const { setValue, setError, getValues, handleSubmit } = form;
  useEffect(() => setValue('paymentMethod', method), [method, setValue]);
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
  return (
    // POST, so that a form sent before the page is ready never puts a card into an address.
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-5"
      onChange={() => onPayer(getValues('payer'))}
      onSubmit={(event) => void handleSubmit((body) => onSubmit(body))(event)}
    >
      <Panel>
        <h2 className="mb-4 text-xl">{t('payer.title')}</h2>
        <PayerFields form={form} />
      </Panel>
      <PaymentMethods
        snapshot={snapshot}
        method={method}
        onSelect={onMethod}
        card={<CardFields form={form} installments={snapshot.installments} />}
      />
    </form>
  );
}
