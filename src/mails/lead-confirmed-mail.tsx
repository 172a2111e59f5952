import { openingHoursText } from '@/lib/time/opening-hours';
import { formatDate } from '@/lib/time/dates';
import type { MailProps } from './mail-context';
import type { LeadConfirmedData } from './mail-data';
import { MailLayout } from './mail-layout';
import { MailHeading, MailText } from './mail-parts';
import { mailTexts } from './mail-texts';
import { QuoteLines } from './quote-lines';

export const leadConfirmedSubject = ({ data, brand, locale }: MailProps<LeadConfirmedData>): string =>
  mailTexts(locale)(data.answerBy ? 'leadConfirmed.quote.subject' : 'leadConfirmed.subject', {
    name: brand.name,
    reference: data.reference,
  });

/**
 * Tells the sender that the message arrived and what happens next, and names the packs of a quote. It carries nothing of
 * what was typed: a visitor can type the address of another person, and the shop's mail must not carry a stranger's words
 * there.
 */
export function LeadConfirmedMail({ data, brand, locale }: MailProps<LeadConfirmedData>) {
  const t = mailTexts(locale);
  const { reference, lines, answerBy } = data;
  const hours = openingHoursText(t, brand.company.hours);
  const heading = t(answerBy ? 'leadConfirmed.quote.heading' : 'leadConfirmed.heading');
  return (
    <MailLayout brand={brand} locale={locale} preview={heading} reason={t('leadConfirmed.reason')}>
      <MailHeading>{heading}</MailHeading>
      <MailText>
        {answerBy
          ? t('leadConfirmed.quote.next', { date: formatDate(answerBy, locale), hours })
          : t('leadConfirmed.next', { hours })}
      </MailText>
      <QuoteLines lines={lines} locale={locale} />
      <MailText>{t('leadConfirmed.reference', { reference })}</MailText>
    </MailLayout>
  );
}
