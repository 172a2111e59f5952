import { RESET_LINK_MINUTES } from '@config/commerce';
import { ROUTES } from '@config/routes';
import { durationText } from '@/lib/time/duration';
import { greeting } from './greeting';
import { mailLink, type MailProps } from './mail-context';
import type { PasswordResetData } from './mail-data';
import { mailTexts } from './mail-texts';
import { MessageMail } from './message-mail';

export const passwordResetSubject = ({ locale }: MailProps<PasswordResetData>): string =>
  mailTexts(locale)('passwordReset.subject');

/** Carries the link that sets a new password. The address is the configured one, never that of a request. */
export function PasswordResetMail({ data, brand, locale }: MailProps<PasswordResetData>) {
  const t = mailTexts(locale);
  const heading = t('passwordReset.subject');
  const path = `${ROUTES.forgetPassword}?token=${encodeURIComponent(data.token)}`;
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(data.fullName, locale),
        paragraphs: [t('passwordReset.text', { time: durationText(t, 'minutes', RESET_LINK_MINUTES) })],
        action: { label: t('passwordReset.action'), href: mailLink(path, { brand, locale }) },
        warning: t('passwordReset.warning'),
        reason: t('passwordReset.reason'),
      }}
    />
  );
}
