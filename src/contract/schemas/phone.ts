import { formatPhone, isValidPhone } from '@/lib/phone';
import { Line, SearchText } from './primitives';

const MAX = 30;

/** A Brazilian phone with its area code: checked by that and its length, stored in the usual form. */
export const Phone = Line(MAX).refine(isValidPhone, 'phone').transform(formatPhone);

/** The same where it may be taken away: empty text and null are null, what is left out stays undefined. */
export const ChangedPhone = SearchText(MAX)
  .refine((phone) => phone === '' || isValidPhone(phone), 'phone')
  .transform((phone) => (phone === '' ? null : formatPhone(phone)))
  .nullish();

/** The same where what is left out is null too. */
export const OptionalPhone = ChangedPhone.transform((phone) => phone ?? null);
