import type { TFunction } from 'i18next';
import type { Locale } from '@config/locales';
import { createTexts } from '@/lib/texts/create-texts';
import ar from '../../../../public/locales/ar/common.json';
import en from '../../../../public/locales/en/common.json';
import es from '../../../../public/locales/es/common.json';
import he from '../../../../public/locales/he/common.json';
import pt from '../../../../public/locales/pt-BR/common.json';

const texts = createTexts({
  ar: { common: ar },
  en: { common: en },
  es: { common: es },
  he: { common: he },
  'pt-BR': { common: pt },
});

/** The reader of the texts that pages and server share. */
export const commonTexts = (locale: Locale): TFunction<['common']> => texts.getFixedT(locale, ['common']);
