import type { Brand } from '@config/brands/brand';
import type { Locale } from '@config/locales';
import { pageAddress } from '@/lib/seo/page-address';

/** The sending brand, and the language of the mail. */
export interface MailContext {
  /** Its `canonicalUrl` is where links lead. */
  brand: Brand;
  locale: Locale;
}

export interface MailProps<Data> extends MailContext {
  data: Data;
}

/** Full address of a page in the reader's own language. @param path as `config/routes.ts` has it */
export const mailLink = (path: string, { brand, locale }: MailContext): string =>
  pageAddress(path, { brand, locale });
