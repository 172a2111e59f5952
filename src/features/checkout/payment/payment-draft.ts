import { PAYMENT_METHODS } from '@/contract/constants';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { PaymentValues } from './payment.schema';

/** What a person has said about the payment so far; never anything of a card. */
export interface PaymentDraft {
  payer: Partial<PaymentValues['payer']>;
  customerNote: string;
  method: PaymentMethod | null;
}

const NAME = 'checkout-payment';
const EMPTY: PaymentDraft = { payer: {}, customerNote: '', method: null };
const PAYER_FIELDS = ['fullName', 'document', 'phone', 'stateRegistration'] as const;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

function readPayer(value: unknown): PaymentDraft['payer'] {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    PAYER_FIELDS.filter((name) => typeof value[name] === 'string').map((name) => [
      name,
      textOf(value[name], 200),
    ]),
  );
}

/** What this person typed in this tab before; nothing for anybody else who signs in here. */
export function readPaymentDraft(userId: string): PaymentDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!isFields(kept) || kept.userId !== userId) return EMPTY;
    return {
      payer: readPayer(kept.payer),
      customerNote: textOf(kept.customerNote, 500),
      method: PAYMENT_METHODS.find((method) => method === kept.method) ?? null,
    };
  } catch {
    return EMPTY;
  }
}

/** Keeps what changed for this tab, so that going back or reloading forgets nothing. */
export function keepPaymentDraft(userId: string, change: Partial<PaymentDraft>) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...readPaymentDraft(userId), ...change, userId }));
  } catch {
    // Nothing depends on it.
  }
}

/** The order is placed: nothing of it is needed any more. */
export function forgetPaymentDraft() {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // There was none, then.
  }
}
