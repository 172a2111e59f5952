import { brand } from '@config/brands';
import { LIMITED } from '@config/document/document-attributes';
import type { Locale } from '@config/locales';
import { phoneLink } from '@/features/content/contact-details';
import { createTexts } from '@/lib/texts/create-texts';
import ar from '../../../public/locales/ar/document.json';
import en from '../../../public/locales/en/document.json';
import es from '../../../public/locales/es/document.json';
import he from '../../../public/locales/he/document.json';
import pt from '../../../public/locales/pt-BR/document.json';

/** Only the server writes these into a document: no page carries them in its data. */
const texts = createTexts({
  ar: { document: ar },
  en: { document: en },
  es: { document: es },
  he: { document: he },
  'pt-BR': { document: pt },
});

/**
 * One line for a browser without script. The script in the head shows it too where the shop's scripts cannot run
 * (config/document/limited-notice.js). Only the document renders it, on the server.
 */
export function LimitedNotice({ locale }: { locale: Locale }) {
  const t = texts.getFixedT(locale, ['document']);
  const { phone } = brand.company;
  return (
    <noscript {...{ [LIMITED]: '' }}>
      <p {...{ [LIMITED]: '' }} className="bg-warn-soft px-4 py-2 text-ink print:hidden">
        {t('limited.text')}{' '}
        <a className="underline" href={`https://wa.me/${brand.whatsapp}`}>
          {t('limited.whatsapp')}
        </a>{' '}
        <a className="whitespace-nowrap underline" dir="ltr" href={phoneLink(phone)}>
          {phone}
        </a>
      </p>
    </noscript>
  );
}
