import { PAYMENT_METHODS } from '@/contract/constants';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { CONTACT_FIELDS, type ContactValues } from '@/features/checkout/contact/contact';
import { tabStore } from '@/lib/browser/browser-store';

/** What a person has said about themselves and the payment so far; never anything of a card. */
export interface PaymentDraft {
  contact: Partial<ContactValues>;
  customerNote: string;
  method: PaymentMethod | null;
}

const NAME = 'checkout-payment';
const EMPTY: PaymentDraft = { contact: {}, customerNote: '', method: null };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** @param withEmpty false leaves out empty fields, so that what the account knows shows */
function readContact(value: unknown, withEmpty: boolean): PaymentDraft['contact'] {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    CONTACT_FIELDS.filter((name) => typeof value[name] === 'string' && (withEmpty || value[name])).map(
      (name) => [name, textOf(value[name], 200)],
    ),
  );
}

/**
 * What this person typed in this tab before; nothing for another person who signs in here. What a visitor typed goes
 * along when they sign in.
 * @param userId null for a visitor
 */
export function readPaymentDraft(userId: string | null): PaymentDraft {
  const stored = tabStore.readJson(NAME);
  if (!isFields(stored) || (stored.userId !== null && stored.userId !== userId)) return EMPTY;
  return {
    contact: readContact(stored.contact, stored.userId === userId),
    customerNote: textOf(stored.customerNote, 500),
    method: PAYMENT_METHODS.find((method) => method === stored.method) ?? null,
  };
}

/** Stores what changed for this tab, so that going back or reloading forgets nothing. */
export const storePaymentDraft = (userId: string | null, change: Partial<PaymentDraft>) =>
  tabStore.write(NAME, JSON.stringify({ ...readPaymentDraft(userId), ...change, userId }));

/**
 * The order is placed: its note and its way to pay go. What a guest said about themselves stays as long as the tab, as
 * the address does, so that another order does not ask again; an account has it anyway.
 */
export function endPaymentDraft(isGuest: boolean) {
  const { contact } = readPaymentDraft(null);
  forgetPaymentDraft();
  if (isGuest) storePaymentDraft(null, { contact });
}

/** Nothing of it is left, such as for the next person. */
export const forgetPaymentDraft = () => tabStore.write(NAME, null);
