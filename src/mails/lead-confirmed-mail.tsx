import { openingHoursText } from '@/lib/time/opening-hours';
import type { MailProps } from './mail-context';
import type { LeadConfirmedData } from './mail-data';
import { MailLayout } from './mail-layout';
import { MailHeading, MailText } from './mail-parts';
import { mailTexts } from './mail-texts';

export const leadConfirmedSubject = ({ brand, locale }: MailProps<LeadConfirmedData>): string =>
  mailTexts(locale)('leadConfirmed.subject', { name: brand.name });

/**
 * Tells the sender that the message arrived and what happens next. It carries nothing of what was typed: a visitor can
 * type the address of another person, and the shop's mail must not carry a stranger's words there.
 */
export function LeadConfirmedMail({ data, brand, locale }: MailProps<LeadConfirmedData>) {
  const t = mailTexts(locale);
  const heading = t('leadConfirmed.heading');
  return (
    <MailLayout brand={brand} locale={locale} preview={heading} reason={t('leadConfirmed.reason')}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{t('leadConfirmed.next', { hours: openingHoursText(t, brand.company.hours) })}</MailText>
      <MailText>{t('leadConfirmed.reference', { reference: data.reference })}</MailText>
    </MailLayout>
  );
}
