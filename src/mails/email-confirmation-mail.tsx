import { CONFIRMATION_LINK_DAYS } from '@config/commerce';
import { confirmEmailPath } from '@config/routes';
import { durationText } from '@/lib/time/duration';
import { greeting } from './greeting';
import { mailLink, type MailProps } from './mail-context';
import type { EmailConfirmationData } from './mail-data';
import { mailTexts } from './mail-texts';
import { MessageMail } from './message-mail';

export const emailConfirmationSubject = ({ locale }: MailProps<EmailConfirmationData>): string =>
  mailTexts(locale)('emailConfirmation.subject');

/** Carries the link that confirms an e-mail. */
export function EmailConfirmationMail({ data, brand, locale }: MailProps<EmailConfirmationData>) {
  const t = mailTexts(locale);
  const heading = t('emailConfirmation.subject');
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(data.fullName, locale),
        paragraphs: [t('emailConfirmation.text', { time: durationText(t, 'days', CONFIRMATION_LINK_DAYS) })],
        action: {
          label: t('emailConfirmation.action'),
          href: mailLink(confirmEmailPath(data.token), { brand, locale }),
        },
        warning: t('emailConfirmation.warning'),
        reason: t('emailConfirmation.reason'),
      }}
    />
  );
}
