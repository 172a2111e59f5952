import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order, Payment } from '@/contract/schemas/orders';

/** A card on its way to the acquirer: in memory only, never stored, never logged. */
export interface Card {
  /** Digits only, check digit already tested. */
  number: string;
  holder: string;
  /** `MM/YY` */
  expiry: string;
  cvv: string;
  /** Where the number was prepared: the acquirer's token for it, good for one charge, and until when it may be used. */
  preparation?: { id: string; token: string; expiresAt: number };
}

export interface ChargeRequest {
  /** One id per attempt: a gateway that is asked twice with the same one charges once. */
  attemptId: string;
  orderNumber: string;
  method: PaymentMethod;
  /** What is charged, interest of the instalments included. */
  amountCents: number;
  /** Parts of a card payment; 1 otherwise. */
  installments: number;
  payer: { fullName: string; document: string; email: string; phone?: string | null };
  /** Where the goods go; null for pick-up. Acquirers of real money ask for it with cards and boletos. */
  address?: Order['address'];
  /** Required for `credit_card`. */
  card: Card | null;
  /** It was asked for before without an answer: a refusal of this request says nothing of the first one. */
  isRepeat?: boolean;
}

export interface ChargeResult {
  status: 'pending' | 'approved' | 'denied';
  /** The acquirer's words for a denial, or a code of the shop's own (src/lib/texts/denial-text.ts). */
  reason: string | null;
  /** The acquirer's own id of this payment. */
  gatewayReference: string;
  /** What else the gateway must know to find, cancel or refund it; stored, so never a secret or a card. */
  data?: Record<string, string>;
  pix: NonNullable<Payment['pix']> | null;
  boleto: NonNullable<Payment['boleto']> | null;
  card: NonNullable<Payment['card']> | null;
  /** When a pending payment can no longer be made. */
  expiresAt: Date | null;
}

/** A payment that was asked for, as the shop stores it. */
export interface PaymentReference {
  attemptId: string;
  orderNumber: string;
  method: PaymentMethod;
  /** What was paid, or is to be paid. */
  amountCents: number;
  /** Null when the answer to the charge never came. */
  gatewayReference: string | null;
  data: Record<string, string>;
  createdAt: Date;
}

/** What the acquirer says of a payment when it is asked. */
export interface GatewayState {
  status: 'pending' | 'approved' | 'denied' | 'expired' | 'refunded';
  /** What was paid, in centavos; null when the acquirer does not say. */
  amountCents: number | null;
  reason: string | null;
  /** The acquirer's id, when it is only learnt now. */
  gatewayReference: string | null;
}

/** A card that the acquirer does not take; the message is its reason, and may be shown. */
export class CardRefused extends Error {
  override name = 'CardRefused';
}

/** `unsupported`: this kind of payment goes back by hand, a boleto by transfer. */
export type RefundResult = 'done' | 'pending' | 'unsupported';

/**
 * An acquirer. Called outside of every transaction. Every method may be called again with the same attempt, and does
 * its work once.
 */
export interface PaymentGateway {
  name: string;
  /** True when no money moves: screens say so, and payments can be settled by hand. */
  simulated: boolean;
  /** Published test cards: guessing them finds nothing out. */
  publishedCards?: readonly string[];
  /** @throws Error when it is not known whether the charge was made; a denial is an answer, not an error. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** What became of a payment; null when the acquirer does not know it. @throws Error when it does not answer */
  find(payment: PaymentReference): Promise<GatewayState | null>;
  /**
   * Closes an unpaid payment, so that it cannot be paid any more, where the acquirer can.
   * @throws Error without an answer
   */
  cancel(payment: PaymentReference): Promise<void>;
  /** Gives all of a payment back. @throws Error when it is not known whether it did */
  refund(payment: PaymentReference): Promise<RefundResult>;
  /**
   * Exchanges a card number for the acquirer's token, good for one charge. Missing where there is nothing to prepare.
   * @throws CardRefused; Error when it does not answer
   */
  prepareCard?(number: string): Promise<string>;
}
