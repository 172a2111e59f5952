import { Button, Heading, Text } from '@react-email/components';
import type { MailContext } from './mail-context';
import { MailLayout } from './mail-layout';

export interface AccountMailText {
  /** The line that a list of mails shows after the subject. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; href: string };
  /** What to do if the reader knows nothing of it. */
  warning?: string;
  reason: string;
}

/** A mail about somebody's account: what happened, one thing to do, and what if it was not them. */
export function AccountMail({ text, brand, locale }: MailContext & { text: AccountMailText }) {
  const { theme } = brand;
  const plain = { fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };
  return (
    <MailLayout brand={brand} locale={locale} preview={text.preview} reason={text.reason}>
      <Heading as="h1" style={{ fontSize: 24, lineHeight: '32px', margin: '0 0 16px' }}>
        {text.heading}
      </Heading>
      <Text style={plain}>{text.greeting}</Text>
      {text.paragraphs.map((paragraph) => (
        <Text key={paragraph} style={plain}>
          {paragraph}
        </Text>
      ))}
      <Button
        href={text.action.href}
        style={{
          backgroundColor: theme.accent,
          borderRadius: 10,
          color: theme['on-accent'],
          fontSize: 16,
          fontWeight: 700,
          padding: '14px 24px',
        }}
      >
        {text.action.label}
      </Button>
      {text.warning && <Text style={{ ...plain, margin: '24px 0 0' }}>{text.warning}</Text>}
    </MailLayout>
  );
}
