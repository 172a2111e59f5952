import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useNamespace } from '@/client/use-namespace';
import type { TypedCard } from '@/contract/schemas/card';
import type { Installment } from '@/contract/schemas/checkout';
import { focusFirstFault } from '@/client/focus-first-fault';
import { CardFields } from './card-fields';
import { CARD_FIELDS, type CardValues } from './payment';

const loadRules = () => import('./card.schema').then(({ card }) => card);

export interface CardFormHandle {
  /** The card as it is typed so far. */
  values: () => CardValues;
  /** The card to pay with; null where a field is wrong, which then has its fault beside it and the focus. */
  submit: () => Promise<TypedCard | null>;
  /** Puts the faults the shop found next to their fields, and the focus on the first. @returns whether any is here */
  showFaults: (fields: Record<string, string>) => boolean;
}

interface CardFormProps {
  handle: Ref<CardFormHandle>;
  initial: CardValues;
  installments: readonly Installment[];
  /** No money moves: the cards of the simulation may be told. */
  simulated: boolean;
  /** Why the last card was not taken; stands above its fields. */
  denial: ReactNode;
  /** The number of parts changed because the total allows fewer. */
  onInstallments: (count: number) => void;
}

/** The fields of a card inside the form of the payment around them, which asks for the card when it is sent. */
export function CardForm({ handle, initial, onInstallments, ...fields }: CardFormProps) {
  useNamespace('errors');
  const form = useForm<{ card: CardValues }, unknown, { card: TypedCard }>({
    defaultValues: { card: initial },
    resolver: useLazyResolver(loadRules),
    shouldFocusError: false,
  });
  const { setValue, setError, setFocus, getValues, handleSubmit } = form;
  // The total may allow fewer parts than were chosen.
  const most = Math.max(1, ...fields.installments.map(({ count }) => count));
  useEffect(() => {
    if (getValues('card.installments') <= most) return;
    setValue('card.installments', most);
    onInstallments(most);
  }, [most, getValues, setValue, onInstallments]);
  useImperativeHandle(
    handle,
    () => ({
      values: () => getValues('card'),
      submit: () =>
        new Promise((resolve, reject) => {
          handleSubmit(
            ({ card }) => resolve(card),
            (errors) => {
              focusFirstFault(CARD_FIELDS, errors, setFocus);
              resolve(null);
            },
          )().catch(reject);
        }),
      showFaults(faults) {
        const wrong = CARD_FIELDS.filter((name) => faults[name]);
        wrong.forEach((name, index) =>
          setError(name, { type: 'server', message: faults[name] }, { shouldFocus: index === 0 }),
        );
        return wrong.length > 0;
      },
    }),
    [getValues, handleSubmit, setError, setFocus],
  );
  return (
    <FormProvider {...form}>
      <CardFields {...fields} />
    </FormProvider>
  );
}
