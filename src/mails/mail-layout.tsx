import type { ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { CATALOGUE_LOCALE } from '@config/locales';
import { cnpjText } from '@/lib/cnpj-text';
import { directionOf } from '@/lib/texts/direction';
import { isolate } from '@/lib/texts/isolate';
import { mailLink, type MailContext } from './mail-context';

interface MailLayoutProps extends MailContext {
  /** The line that a list of mails shows after the subject. */
  preview: string;
  /** Why the reader gets this mail. */
  reason: string;
  children: ReactNode;
}

const FONT = 'Arial, Helvetica, sans-serif';

/** The frame of every mail: the brand's name and colours above, who writes and why below. */
export function MailLayout({ brand, locale, preview, reason, children }: MailLayoutProps) {
  const { theme, company } = brand;
  const small = { color: theme.muted, fontSize: 14, lineHeight: '20px', margin: '0 0 8px' };
  return (
    <Html lang={locale} dir={directionOf(locale)}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: theme.surface, color: theme.ink, fontFamily: FONT, margin: 0 }}>
        {/* Mail programs that take the body out of its document lose what stands on it. */}
        <div dir={directionOf(locale)} lang={locale}>
          <Container style={{ maxWidth: 600, padding: '24px 16px' }}>
            <Section style={{ backgroundColor: theme.primary, borderRadius: '12px 12px 0 0', padding: 24 }}>
              <Link
                href={mailLink('/', { brand, locale })}
                style={{ color: '#FFFFFF', fontSize: 22, fontWeight: 700, textDecoration: 'none' }}
              >
                {brand.name}
              </Link>
            </Section>
            <Section style={{ backgroundColor: theme.raised, borderRadius: '0 0 12px 12px', padding: 24 }}>
              {children}
            </Section>
            <Hr style={{ borderColor: theme.line, margin: '24px 0 16px' }} />
            <Text style={small}>{reason}</Text>
            <Text style={small}>
              <span lang={CATALOGUE_LOCALE}>{isolate(company.legalName, locale)}</span>
              <br />
              {isolate(`CNPJ ${cnpjText(company.cnpj)}`, locale)}
              <br />
              <span lang={CATALOGUE_LOCALE}>{isolate(company.address, locale)}</span>
              <br />
              {isolate(company.phone, locale)} ·{' '}
              <Link
                href={`mailto:${company.email}`}
                style={{ color: theme.primary, textDecoration: 'underline' }}
              >
                {company.email}
              </Link>
            </Text>
          </Container>
        </div>
      </Body>
    </Html>
  );
}
