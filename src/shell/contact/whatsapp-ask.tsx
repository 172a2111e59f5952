import type { ReactNode } from 'react';
import { buttonStyle, type ButtonTone } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from './whatsapp-link';

interface WhatsappAskProps {
  /** The first message of the chat. */
  message: string;
  tone?: ButtonTone;
  size?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
}

/** A chat with the shop about what the page shows. The round button of the shell gives way to it. */
export function WhatsappAsk({
  message,
  tone = 'whatsapp',
  size = 'sm',
  className,
  children,
}: WhatsappAskProps) {
  return (
    <a
      href={whatsappLink(message)}
      target="_blank"
      rel="noopener noreferrer"
      data-asks=""
      className={buttonStyle(tone, size, className)}
    >
      <Icon name="whatsapp" /> {children}
    </a>
  );
}
