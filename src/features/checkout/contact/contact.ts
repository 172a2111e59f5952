import { bareDocument, isValidDocument } from '@/lib/documents';

/** Who buys, as it stands in the form. */
export interface ContactValues {
  fullName: string;
  /** Asked of a guest only: an account has its own. */
  email: string;
  phone: string;
  document: string;
  stateRegistration: string;
}

export const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'document', 'stateRegistration'] as const;

export const EMPTY_CONTACT: ContactValues = {
  fullName: '',
  email: '',
  phone: '',
  document: '',
  stateRegistration: '',
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** With its area code. The rule of the form is stricter: what it lets through is complete here, or the part never folded. */
const MIN_PHONE_DIGITS = 10;

/** Whether nothing needed is missing, so that the part can fold; the form and the shop judge it in full. */
export function isCompleteContact(
  { fullName, email, phone, document }: ContactValues,
  isGuest: boolean,
): boolean {
  if (fullName.trim().length < 3 || !isValidDocument(bareDocument(document))) return false;
  const isReachable = phone.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
  return isGuest ? EMAIL.test(email.trim()) && isReachable : phone.trim() === '' || isReachable;
}

/** The payer of an order. */
export const payerOf = ({ fullName, phone, document, stateRegistration }: ContactValues) => ({
  fullName: fullName.trim(),
  document: bareDocument(document),
  phone: phone.trim() || null,
  stateRegistration: stateRegistration.trim() || null,
});
