import { Text } from '@react-email/components';
import { CATALOGUE_LOCALE } from '@config/locales';
import { productPath } from '@config/routes';
import { formatBRL } from '@/lib/money';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import { MailLayout } from './mail-layout';
import { MailButton, MailHeading } from './mail-parts';
import type { BackInStockData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: (title: string) => `Chegou: ${title}`,
    heading: 'Voltou ao estoque',
    price: (price: string) => `, por ${price}`,
    hurry: 'O preço é o de agora e o estoque é de quem chega primeiro: este aviso não reserva o produto.',
    action: 'Ver o produto',
    reason:
      'Você recebe este e-mail porque pediu para ser avisado quando este produto voltasse. É um aviso só: não enviaremos outro sobre este pedido.',
  },
  en: {
    subject: (title: string) => `Back in stock: ${title}`,
    heading: 'Back in stock',
    price: (price: string) => `, at ${price}`,
    hurry: 'The price is today’s, and stock goes to whoever comes first: this notice reserves nothing.',
    action: 'See the product',
    reason:
      'You get this e-mail because you asked to be told when this product came back. It is a single notice: we will not send another one for this request.',
  },
};

export const backInStockSubject = ({ data, locale }: MailProps<BackInStockData>): string =>
  TEXTS[mailLanguage({ locale })].subject(data.title);

/** Tells once that a pack somebody waited for can be bought again. */
export function BackInStockMail({ data, brand, locale }: MailProps<BackInStockData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  return (
    <MailLayout brand={brand} locale={locale} preview={texts.subject(data.title)} reason={texts.reason}>
      <MailHeading>{texts.heading}</MailHeading>
      <Text lang={data.titleLang} style={{ fontSize: 18, fontWeight: 700, margin: '0 0 4px' }}>
        {data.title}
      </Text>
      <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>
        <span lang={CATALOGUE_LOCALE}>{data.presentation}</span>
        {texts.price(formatBRL(data.price))}
      </Text>
      <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 24px' }}>{texts.hurry}</Text>
      <MailButton brand={brand} href={mailLink(productPath(data.slug), { brand, locale })}>
        {texts.action}
      </MailButton>
    </MailLayout>
  );
}
