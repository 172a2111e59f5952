import { MAX_LINE_QUANTITY } from '@config/commerce';
import { CATALOGUE_LOCALE, isLocale, type Locale } from '@config/locales';
import type { Picture } from '@/contract/schemas/catalog';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { translate } from '@/server/domains/catalog/product/translate';
import type { CartItem } from '@/server/domains/pricing/price-cart';
import { Fault } from '@/server/kernel/fault';
import type { PackRow } from './checkout.repo';

export interface LineRequest {
  variationId: string;
  quantity: number;
}

/** A line of a cart: all but identity and quantity comes from the catalogue. */
export interface CartLine extends CartItem {
  variationId: string;
  slug: string;
  /** In the language asked for, if there is a translation. */
  title: string;
  titleLang: Locale;
  /** The Portuguese title, whatever the language. */
  catalogueTitle: string;
  presentation: string;
  picture: Picture | null;
  categories: { id: string; slug: string; name: string }[];
  listPriceCents: number;
  stock: number;
  weightGrams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  saleClass: PackRow['product']['saleClass'];
}

export type Warning = CheckoutSnapshot['warnings'][number];

/**
 * Equal packs become one line, in the order they first came.
 * @throws Fault VALIDATION when they are more together than one line may hold
 */
function mergeLines(requests: readonly LineRequest[]): LineRequest[] {
  const merged = new Map<string, number>();
  for (const { variationId, quantity } of requests)
    merged.set(variationId, (merged.get(variationId) ?? 0) + quantity);
  if ([...merged.values()].some((quantity) => quantity > MAX_LINE_QUANTITY)) {
    throw new Fault('VALIDATION', 'Too many units of one pack', { fields: { items: 'tooLarge' } });
  }
  return [...merged].map(([variationId, quantity]) => ({ variationId, quantity }));
}

function pictureOf(gallery: PackRow['product']['gallery']): Picture | null {
  const item = gallery.find(({ showOnThumbnail }) => showOnThumbnail) ?? gallery[0];
  if (!item) return null;
  const { srcUrl, alt, width, height, widths, color } = item;
  return { srcUrl, alt, width, height, widths, color };
}

function toLine({ variation, product, categories }: PackRow, quantity: number, locale: Locale): CartLine {
  const title = translate(product.translations, 'title', product.title, locale);
  return {
    variationId: variation.id,
    productId: product.id,
    collectionId: product.collectionId,
    categories,
    slug: product.slug,
    title: title.text,
    titleLang: title.lang,
    catalogueTitle: product.title,
    presentation: variation.presentation,
    picture: pictureOf(product.gallery),
    quantity,
    unitPriceCents: variation.salePriceCents ?? variation.priceCents,
    listPriceCents: variation.priceCents,
    stock: variation.stock,
    weightGrams: variation.shippingWeightGrams,
    lengthCm: variation.lengthCm,
    widthCm: variation.widthCm,
    heightCm: variation.heightCm,
    saleClass: product.saleClass,
  };
}

function warningFor(
  { variation, product }: PackRow,
  quantity: number,
  mayBuyLinhaBranca: boolean,
): Warning['code'] | null {
  if (product.saleClass === 'restrito') return 'NOT_SOLD_ONLINE';
  if (variation.buyOnlyLinhaBranca && !mayBuyLinhaBranca) return 'LINHA_BRANCA_ONLY';
  if (variation.stock === 0) return 'OUT_OF_STOCK';
  return variation.stock < quantity ? 'LESS_STOCK' : null;
}

/** Warnings that stop an order; `PRESCRIPTION` only announces a check. */
export const isBlocking = ({ code }: Warning): boolean => code !== 'PRESCRIPTION';

export interface PlannedCart {
  /** The lines that can be sold now, within their stock. */
  lines: CartLine[];
  /** Every known pack in the requested quantity, whether it can be sold now or not. */
  known: CartLine[];
  warnings: Warning[];
}

/** Builds a cart from the catalogue, with the reasons for what cannot be sold. */
export function planCart(
  requests: readonly LineRequest[],
  packs: readonly PackRow[],
  buyer: { mayBuyLinhaBranca: boolean; locale?: string },
): PlannedCart {
  const byId = new Map(packs.map((pack) => [pack.variation.id, pack]));
  const cart: PlannedCart = { lines: [], known: [], warnings: [] };
  for (const { variationId, quantity } of mergeLines(requests)) {
    const pack = byId.get(variationId);
    if (!pack) {
      cart.warnings.push({ variationId, code: 'UNKNOWN_ITEM', available: null });
      continue;
    }
    const line = toLine(pack, quantity, isLocale(buyer.locale) ? buyer.locale : CATALOGUE_LOCALE);
    cart.known.push(line);
    const code = warningFor(pack, quantity, buyer.mayBuyLinhaBranca);
    const isAboutStock = code === 'OUT_OF_STOCK' || code === 'LESS_STOCK';
    if (code) cart.warnings.push({ variationId, code, available: isAboutStock ? line.stock : null });
    if (code && code !== 'LESS_STOCK') continue;
    if (line.saleClass === 'receita')
      cart.warnings.push({ variationId, code: 'PRESCRIPTION', available: null });
    cart.lines.push({ ...line, quantity: Math.min(quantity, line.stock) });
  }
  return cart;
}
