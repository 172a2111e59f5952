import type { TFunction } from 'i18next';
import type { Locale } from '@config/locales';
import { createTexts } from '@/lib/texts/create-texts';
import arCommon from '../../public/locales/ar/common.json';
import ar from '../../public/locales/ar/mails.json';
import enCommon from '../../public/locales/en/common.json';
import en from '../../public/locales/en/mails.json';
import esCommon from '../../public/locales/es/common.json';
import es from '../../public/locales/es/mails.json';
import heCommon from '../../public/locales/he/common.json';
import he from '../../public/locales/he/mails.json';
import ptCommon from '../../public/locales/pt-BR/common.json';
import pt from '../../public/locales/pt-BR/mails.json';

const texts = createTexts({
  ar: { mails: ar, common: arCommon },
  en: { mails: en, common: enCommon },
  es: { mails: es, common: esCommon },
  he: { mails: he, common: heCommon },
  'pt-BR': { mails: pt, common: ptCommon },
});

/** The reader of the texts of mails in a language; what the shop's pages share is under `common:`. */
export const mailTexts = (locale: Locale): TFunction<['mails', 'common']> =>
  texts.getFixedT(locale, ['mails', 'common']);
