import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { isValidPhone } from '@/lib/phone';

/** A chat with a person, by a Brazilian number as people write it, a text already typed; null for no such number. */
export function whatsAppHref(phone: string | null, text: string): string | null {
  if (!phone || !isValidPhone(phone)) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const whole = digits.length > 11 ? digits : `55${digits}`;
  return `https://wa.me/${whole}?text=${encodeURIComponent(text)}`;
}

interface WhatsAppLinkProps {
  /** A Brazilian number as people write it; nothing is shown for any other. */
  phone: string | null;
  /** What is typed already. */
  text: string;
  className?: string;
}

/** The way to a chat with a person. */
export function WhatsAppLink({ phone, text, className }: WhatsAppLinkProps) {
  const href = whatsAppHref(phone, text);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('whatsapp', 'sm', className)}
    >
      <Icon name="whatsapp" /> WhatsApp
    </a>
  );
}
