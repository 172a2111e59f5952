import type { ReactNode } from 'react';
import { Button, Heading, Text } from '@react-email/components';
import type { MailContext } from './mail-context';

export const plainText = { fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };

/** The heading of a mail. */
export const MailHeading = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" style={{ fontSize: 24, lineHeight: '32px', margin: '0 0 16px' }}>
    {children}
  </Heading>
);

export const MailText = ({ children }: { children: ReactNode }) => <Text style={plainText}>{children}</Text>;

/** The button of a mail. */
export function MailButton({
  brand,
  href,
  children,
}: Pick<MailContext, 'brand'> & { href: string; children: ReactNode }) {
  const { theme } = brand;
  return (
    <Button
      href={href}
      style={{
        backgroundColor: theme.accent,
        borderRadius: 10,
        color: theme['on-accent'],
        fontSize: 16,
        fontWeight: 700,
        padding: '14px 24px',
      }}
    >
      {children}
    </Button>
  );
}
