import { MAX_QUOTE_LINES, MAX_QUOTE_UNITS } from '@config/quotes';
import type { Picture, ProductCard, Variation } from '@/contract/schemas/catalog';
import { isCount, isFields, isText, readPicture } from '@/lib/stored-values';

/** A pack that a quote is asked for, with what its line shows. `id` is the variation's. */
export interface QuoteLine {
  id: string;
  /** Null on a line of an earlier release. */
  productId: string | null;
  slug: string;
  title: string;
  /** Language of `title`. */
  titleLang: string;
  presentation: string;
  weightGrams: number;
  picture: Picture | null;
  units: number;
}

/** Incremented when the shape of a stored line changes; another version is not read. */
const VERSION = 1;

/** The line of a pack of a product. */
export const toQuoteLine = (product: ProductCard, variation: Variation, units: number): QuoteLine => ({
  id: variation.id,
  productId: product.id,
  slug: product.slug,
  title: product.displayInfo.title,
  titleLang: product.displayInfo.titleLang,
  presentation: variation.presentation,
  weightGrams: variation.weightGrams,
  picture: product.picture,
  units,
});

/** Whole units within the bounds of a line. */
export const clampUnits = (units: number): number =>
  Math.max(1, Math.min(Math.trunc(units) || 1, MAX_QUOTE_UNITS));

/** Grams of all lines. */
export const weightOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);

/** A line, read field by field; null when it is not valid. */
function readLine(value: unknown): QuoteLine | null {
  if (!isFields(value)) return null;
  const { id, productId, slug, title, titleLang, presentation, weightGrams, picture, units } = value;
  if (!isText(id) || !isText(slug) || !isText(title) || !isText(presentation)) return null;
  if (!isCount(weightGrams) || !isCount(units)) return null;
  return {
    id,
    productId: isText(productId) ? productId : null,
    slug,
    title,
    titleLang: isText(titleLang) ? titleLang : 'pt-BR',
    presentation,
    weightGrams,
    picture: readPicture(picture),
    units: clampUnits(units),
  };
}

export const writeStoredQuote = (lines: readonly QuoteLine[]): string =>
  JSON.stringify({ version: VERSION, lines });

/** The stored lines of a browser, which may be damaged or hostile: invalid lines are left out. */
export function readStoredQuote(text: string | null): QuoteLine[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return [];
  }
  return isFields(value) && value.version === VERSION ? readLines(value.lines) : [];
}

/** Stored lines, each pack once and no more than a list has room for; invalid lines are left out. */
export function readLines(value: unknown): QuoteLine[] {
  if (!Array.isArray(value)) return [];
  const lines = value.map(readLine).filter((line) => line !== null);
  return lines
    .filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index)
    .slice(0, MAX_QUOTE_LINES);
}
