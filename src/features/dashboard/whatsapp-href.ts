import { isValidPhone } from '@/lib/phone';

/** A chat with a person, by a Brazilian number as people write it, a text already typed; null for no such number. */
export function whatsAppHref(phone: string | null, text: string): string | null {
  if (!phone || !isValidPhone(phone)) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const whole = digits.length > 11 ? digits : `55${digits}`;
  return `https://wa.me/${whole}?text=${encodeURIComponent(text)}`;
}
