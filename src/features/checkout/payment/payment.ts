import type { TypedCard } from '@/contract/schemas/card';
import type { PaymentMethod } from '@/contract/schemas/checkout';

/** What is sent of a payment. The card is null unless one pays. */
export interface PaymentBody {
  paymentMethod: PaymentMethod;
  card: TypedCard | null;
  customerNote: string | null;
}

/** A card as it is typed. */
export interface CardValues {
  number: string;
  holder: string;
  expiry: string;
  cvv: string;
  installments: number;
}

export const EMPTY_CARD: CardValues = { number: '', holder: '', expiry: '', cvv: '', installments: 1 };

/** In the order they stand on the screen. */
export const CARD_FIELDS = [
  'card.number',
  'card.holder',
  'card.expiry',
  'card.cvv',
  'card.installments',
] as const;
