import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { CreateOrderBody, PaymentMethod, TypedCard } from '@/contract/schemas/checkout';

/** Another payment of an order: the way, and the card where one pays. */
export const PayAgainBody = z.strictObject({ paymentMethod: PaymentMethod, card: TypedCard.nullable() });
export type PayAgainBody = z.output<typeof PayAgainBody>;

/** The payment form, by the contract's own rules. The card is null unless one pays. */
export const PaymentFormBody = PayAgainBody.extend({
  customerNote: CreateOrderBody.shape.customerNote,
});

export interface PayAgainValues {
  paymentMethod: PaymentMethod;
  card: { number: string; holder: string; expiry: string; cvv: string; installments: number };
}
export interface PaymentValues extends PayAgainValues {
  customerNote: string;
}
export type PaymentBody = z.output<typeof PaymentFormBody>;

export const EMPTY_CARD: PayAgainValues['card'] = {
  number: '',
  holder: '',
  expiry: '',
  cvv: '',
  installments: 1,
};

/** In the order they stand on the screen. */
export const CARD_FIELDS = [
  'card.number',
  'card.holder',
  'card.expiry',
  'card.cvv',
  'card.installments',
] as const;

type WithoutCard<Values> = Values | (Omit<Values, 'card'> & { card: null });

/** A card that does not pay is not judged. */
const withoutIdleCard = <Values extends PayAgainValues>(values: Values): WithoutCard<Values> =>
  values.paymentMethod === 'credit_card' ? values : { ...values, card: null };

const judgePayment = zodResolver(PaymentFormBody) as Resolver<
  WithoutCard<PaymentValues>,
  unknown,
  PaymentBody
>;
export const paymentResolver = ((values, context, options) =>
  judgePayment(withoutIdleCard(values), context, options as never)) as Resolver<
  PaymentValues,
  unknown,
  PaymentBody
>;

const judgePayAgain = zodResolver(PayAgainBody) as Resolver<
  WithoutCard<PayAgainValues>,
  unknown,
  PayAgainBody
>;
export const payAgainResolver = ((values, context, options) =>
  judgePayAgain(withoutIdleCard(values), context, options as never)) as Resolver<
  PayAgainValues,
  unknown,
  PayAgainBody
>;
