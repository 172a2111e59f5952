import { CONFIRMATION_LINK_DAYS } from '@config/commerce';
import { ROUTES, confirmEmailPath } from '@config/routes';
import { durationText } from '@/lib/time/duration';
import { greeting } from './greeting';
import { mailLink, type MailProps } from './mail-context';
import type { WelcomeData } from './mail-data';
import { mailTexts } from './mail-texts';
import { MessageMail } from './message-mail';

export const welcomeSubject = ({ brand, locale }: MailProps<WelcomeData>): string =>
  mailTexts(locale)('welcome.subject', { shop: brand.name });

/** Says that an account was created, and carries the link that confirms its e-mail. */
export function WelcomeMail({ data, brand, locale }: MailProps<WelcomeData>) {
  const t = mailTexts(locale);
  const heading = t('welcome.subject', { shop: brand.name });
  const { token } = data;
  const confirm = t('welcome.confirm', { time: durationText(t, 'days', CONFIRMATION_LINK_DAYS) });
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(data.fullName, locale),
        paragraphs: token ? [t('welcome.text'), confirm] : [t('welcome.text')],
        action: {
          label: t(token ? 'welcome.confirmAction' : 'welcome.action'),
          href: mailLink(token ? confirmEmailPath(token) : ROUTES.account, { brand, locale }),
        },
        warning: t('welcome.warning'),
        reason: t('welcome.reason'),
      }}
    />
  );
}
