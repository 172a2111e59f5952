import { formatPhone as format } from '@brazilian-utils/brazilian-utils/format-phone';
import { isValidPhone as isValid } from '@brazilian-utils/brazilian-utils/is-valid-phone';

/** A Brazilian landline or mobile with its area code, however it was typed; a country code 55 before it is fine. */
export const isValidPhone = (phone: string): boolean => isValid(phone);

/** `(34) 90000-0001`; text that is no complete number comes back as it was given. */
export const formatPhone = (phone: string): string => {
  if (!isValidPhone(phone)) return phone;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return format(digits.length > 11 ? digits.slice(2) : digits, { mask: 'nanp' });
};
