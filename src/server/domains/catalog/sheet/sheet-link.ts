import type { Locale } from '@config/locales';
import { endpoints } from '@/contract/endpoints';
import type { Product } from '@/contract/schemas/catalog';
import type { ProductFacts } from '@/contract/schemas/product-facts';

/** Languages whose letters the standard fonts of a PDF have (src/server/ports/pdf/printable.ts); the first is the label's. */
const SHEET_LOCALES = ['pt-BR', 'en', 'es'] as const satisfies readonly Locale[];
export type SheetLocale = (typeof SHEET_LOCALES)[number];

/**
 * The language of the technical sheet for a reader of `locale`: Portuguese, in which the label is registered, where the
 * fonts lack the letters of that language, as they do for Arabic and Hebrew.
 */
export const sheetLocale = (locale: Locale): SheetLocale =>
  SHEET_LOCALES.find((one) => one === locale) ?? SHEET_LOCALES[0];

/**
 * Where the technical sheet of a product is read, and its language. Null for a product that says nothing of what a sheet
 * is read for. The address answers while this brand shows the product.
 */
export function planSheetLink(
  {
    slug,
    composition,
    guaranteeLevels,
    directions,
    dose,
    warnings,
  }: Pick<ProductFacts, 'composition' | 'guaranteeLevels' | 'directions' | 'dose' | 'warnings'> & {
    slug: string;
  },
  locale: Locale,
): Product['technicalSheet'] {
  const isTold = composition || directions || dose || guaranteeLevels.length > 0 || warnings.length > 0;
  if (!isTold) return null;
  const lang = sheetLocale(locale);
  const path = endpoints.getProductSheet.path.replace('{slug}', encodeURIComponent(slug));
  return { href: `/api${path}?locale=${lang}`, lang };
}
