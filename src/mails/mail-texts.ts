import type { TFunction } from 'i18next';
import type { Locale } from '@config/locales';
import { createTexts } from '@/lib/texts/create-texts';
import arCatalog from '../../public/locales/ar/catalog.json';
import arCommon from '../../public/locales/ar/common.json';
import ar from '../../public/locales/ar/mails.json';
import enCatalog from '../../public/locales/en/catalog.json';
import enCommon from '../../public/locales/en/common.json';
import en from '../../public/locales/en/mails.json';
import esCatalog from '../../public/locales/es/catalog.json';
import esCommon from '../../public/locales/es/common.json';
import es from '../../public/locales/es/mails.json';
import heCatalog from '../../public/locales/he/catalog.json';
import heCommon from '../../public/locales/he/common.json';
import he from '../../public/locales/he/mails.json';
import ptCatalog from '../../public/locales/pt-BR/catalog.json';
import ptCommon from '../../public/locales/pt-BR/common.json';
import pt from '../../public/locales/pt-BR/mails.json';

const texts = createTexts({
  ar: { mails: ar, common: arCommon, catalog: arCatalog },
  en: { mails: en, common: enCommon, catalog: enCatalog },
  es: { mails: es, common: esCommon, catalog: esCatalog },
  he: { mails: he, common: heCommon, catalog: heCatalog },
  'pt-BR': { mails: pt, common: ptCommon, catalog: ptCatalog },
});

/** The reader of the texts of mails in a language; what the shop's pages share is under `common:` and `catalog:`. */
export const mailTexts = (locale: Locale): TFunction<['mails', 'common', 'catalog']> =>
  texts.getFixedT(locale, ['mails', 'common', 'catalog']);
