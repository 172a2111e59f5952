import type { Payment, PaymentMethod } from '@/contract/schemas/checkout';

/** A card on its way to the acquirer: in memory only, never stored, never logged. */
export interface Card {
  /** Digits only, check digit already tested. */
  number: string;
  holder: string;
  /** `MM/YY` */
  expiry: string;
  cvv: string;
}

export interface ChargeRequest {
  /** One id per attempt: a gateway that is asked twice with the same one charges once. */
  attemptId: string;
  orderNumber: string;
  method: PaymentMethod;
  amountCents: number;
  /** Interest-free parts of a card payment; 1 otherwise. */
  installments: number;
  payer: { fullName: string; document: string; email: string };
  /** Required for `credit_card`. */
  card: Card | null;
}

export interface ChargeResult {
  status: 'pending' | 'approved' | 'denied';
  /** The acquirer's words for a denial. */
  reason: string | null;
  /** The acquirer's own id of this payment. */
  gatewayReference: string;
  pix: NonNullable<Payment['pix']> | null;
  boleto: NonNullable<Payment['boleto']> | null;
  card: NonNullable<Payment['card']> | null;
  /** When a pending payment can no longer be made. */
  expiresAt: Date | null;
}

/** What an acquirer is to the shop. Called outside of every transaction. */
export interface PaymentGateway {
  name: string;
  /** True when no money moves: screens say so, and payments can be settled by hand. */
  simulated: boolean;
  /** @throws Error when it is not known whether the charge was made; a denial is an answer, not an error. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
}
