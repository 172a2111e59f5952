import { ROUTES } from '@config/routes';
import { formatDateTime } from '@/lib/time/times';
import { greeting } from './greeting';
import { mailLink, type MailProps } from './mail-context';
import type { NewDeviceData } from './mail-data';
import { mailTexts } from './mail-texts';
import { MessageMail } from './message-mail';

export const newDeviceSubject = ({ locale }: MailProps<NewDeviceData>): string =>
  mailTexts(locale)('newDevice.subject');

/** Tells about a sign-in from a device that is new to the account. */
export function NewDeviceMail({ data, brand, locale }: MailProps<NewDeviceData>) {
  const t = mailTexts(locale);
  const heading = t('newDevice.subject');
  const device = [data.browser, data.system].filter(Boolean).join(' · ') || t('newDevice.unknown');
  const when = formatDateTime(data.at, locale);
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(data.fullName, locale),
        paragraphs: [t('newDevice.text', { device, when, address: data.address })],
        action: { label: t('newDevice.action'), href: mailLink(ROUTES.forgetPassword, { brand, locale }) },
        warning: t('newDevice.warning'),
        reason: t('newDevice.reason'),
      }}
    />
  );
}
