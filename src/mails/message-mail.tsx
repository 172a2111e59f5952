import type { ReactNode } from 'react';
import { Text } from '@react-email/components';
import type { MailContext } from './mail-context';
import { MailLayout } from './mail-layout';
import { MailButton, MailHeading, MailText, plainText } from './mail-parts';

export interface MessageText {
  /** The line that a list of mails shows after the subject. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; href: string };
  /** What to do if the reader did not cause it. */
  warning?: string;
  reason: string;
}

interface MessageMailProps extends MailContext {
  text: MessageText;
  /** Between the message and the button. */
  children?: ReactNode;
  /** Below the button: for reading later. */
  below?: ReactNode;
}

/**
 * A mail to a customer about their account or an order: what happened, one button, and what to do if it was not them.
 */
export function MessageMail({ text, brand, locale, children, below }: MessageMailProps) {
  return (
    <MailLayout brand={brand} locale={locale} preview={text.preview} reason={text.reason}>
      <MailHeading>{text.heading}</MailHeading>
      <MailText>{text.greeting}</MailText>
      {text.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {children}
      <MailButton brand={brand} href={text.action.href}>
        {text.action.label}
      </MailButton>
      {text.warning && <Text style={{ ...plainText, margin: '24px 0 0' }}>{text.warning}</Text>}
      {below}
    </MailLayout>
  );
}
