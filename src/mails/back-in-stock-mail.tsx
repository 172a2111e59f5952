import { Text } from '@react-email/components';
import { packPath } from '@config/routes';
import { packName } from '@/lib/pack-name';
import { mailLink, type MailProps } from './mail-context';
import { MailLayout } from './mail-layout';
import { MailPrice } from './mail-price';
import { MailButton, MailHeading } from './mail-parts';
import { mailTexts } from './mail-texts';
import type { BackInStockData } from './mail-data';

export const backInStockSubject = ({ data, locale }: MailProps<BackInStockData>): string =>
  mailTexts(locale)('backInStock.subject', { title: data.title });

/** Tells once that an awaited pack can be bought again. */
export function BackInStockMail({ data, brand, locale }: MailProps<BackInStockData>) {
  const t = mailTexts(locale);
  const pack = packName(t, data.presentation, locale);
  return (
    <MailLayout
      brand={brand}
      locale={locale}
      preview={t('backInStock.subject', { title: data.title })}
      reason={t('backInStock.reason')}
    >
      <MailHeading>{t('backInStock.heading')}</MailHeading>
      <Text lang={data.titleLang} style={{ fontSize: 18, fontWeight: 700, margin: '0 0 4px' }}>
        {data.title}
      </Text>
      <Text lang={pack.lang} style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 8px' }}>
        {pack.name}
      </Text>
      <MailPrice pack={data} brand={brand} locale={locale} />
      <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 24px' }}>
        {t(brand.cartEnabled ? 'backInStock.hurry' : 'backInStock.hurryWithoutPrice')}
      </Text>
      <MailButton brand={brand} href={mailLink(packPath(data.slug, data.sku), { brand, locale })}>
        {t('backInStock.action')}
      </MailButton>
    </MailLayout>
  );
}
