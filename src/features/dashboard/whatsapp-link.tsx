import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { whatsAppHref } from './whatsapp-href';

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
