import { ROUTES } from '@config/routes';
import { formatDateTime } from '@/lib/time/times';
import { greeting } from './greeting';
import { mailLink, type MailProps } from './mail-context';
import type { PasswordChangedData } from './mail-data';
import { mailTexts } from './mail-texts';
import { MessageMail } from './message-mail';

export const passwordChangedSubject = ({ locale }: MailProps<PasswordChangedData>): string =>
  mailTexts(locale)('passwordChanged.subject');

/** Tells that the password changed, so that an owner who did not change it can act. */
export function PasswordChangedMail({ data, brand, locale }: MailProps<PasswordChangedData>) {
  const t = mailTexts(locale);
  const heading = t('passwordChanged.subject');
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(data.fullName, locale),
        paragraphs: [t('passwordChanged.text', { when: formatDateTime(data.at, locale) })],
        action: {
          label: t('passwordChanged.action'),
          href: mailLink(ROUTES.forgetPassword, { brand, locale }),
        },
        reason: t('passwordChanged.reason'),
      }}
    />
  );
}
