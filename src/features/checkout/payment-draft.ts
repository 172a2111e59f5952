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

/** Keeps it for this tab, so that going back or reloading forgets nothing; null when the order is placed. */
export function writePaymentDraft(userId: string, draft: PaymentDraft | null) {
  try {
    if (draft) sessionStorage.setItem(NAME, JSON.stringify({ userId, ...draft }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Nothing depends on it.
  }
}
