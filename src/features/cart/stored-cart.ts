import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { isAmount, isCount, isFields, isText, readPicture } from '@/lib/stored-values';
import type { CartCoupon, CartItem, CartProduct, CartVariation } from './cart-item';

/** Incremented when the shape of a stored line changes; another version is not read. */
const CART_VERSION = 1;

export interface StoredCart {
  items: CartItem[];
  coupon: CartCoupon | null;
}

const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText).slice(0, 1_000) : [];

function readProduct(value: unknown): CartProduct | null {
  if (!isFields(value) || !isText(value.id) || !isText(value.title)) return null;
  const categories = Array.isArray(value.categories) ? value.categories : [];
  return {
    id: value.id,
    title: value.title,
    titleLang: isText(value.titleLang) ? value.titleLang : 'pt-BR',
    categories: categories.flatMap((category: unknown) =>
      isFields(category) && isText(category.id) && isText(category.slug) && isText(category.name)
        ? [{ id: category.id, slug: category.slug, name: category.name }]
        : [],
    ),
    collectionId: isText(value.collectionId) ? value.collectionId : null,
  };
}

function readVariation(value: unknown): CartVariation | null {
  if (!isFields(value) || !isText(value.id) || !isText(value.presentation) || !isAmount(value.pricePerUnit))
    return null;
  return {
    id: value.id,
    presentation: value.presentation,
    size: isText(value.size) ? value.size : value.presentation,
    pricePerUnit: value.pricePerUnit,
    unit: value.unit === 'L' ? 'L' : 'kg',
    weightGrams: isCount(value.weightGrams) ? value.weightGrams : null,
  };
}

/** A line, read field by field, so that unknown fields are dropped; null when it is not valid. */
function readItem(value: unknown): CartItem | null {
  if (
    !isFields(value) ||
    !isText(value.id) ||
    !isText(value.slug) ||
    !isAmount(value.price) ||
    !isCount(value.quantity)
  )
    return null;
  const product = readProduct(value.product);
  const variations = readVariation(value.variations);
  if (!product || variations?.id !== value.id) return null;
  return {
    id: value.id,
    product,
    variations,
    slug: value.slug,
    image: readPicture(value.image),
    price: value.price,
    sale_price: isAmount(value.sale_price) ? value.sale_price : null,
    quantity: Math.min(value.quantity, MAX_LINE_QUANTITY),
  };
}

function readCoupon(value: unknown): CartCoupon | null {
  if (!isFields(value) || !isText(value.code) || !isAmount(value.discount) || value.discount > 1) return null;
  const listed = isFields(value.applicability) ? value.applicability : {};
  return {
    code: value.code,
    description: isText(value.description) ? value.description : '',
    // A cart of an older visit has a percent coupon.
    kind: COUPON_KINDS.find((kind) => kind === value.kind) ?? 'percent',
    discount: value.discount,
    applicability: {
      products: textList(listed.products),
      categories: textList(listed.categories),
      collections: textList(listed.collections),
    },
    amount: isAmount(value.amount) ? value.amount : null,
    allProducts: value.allProducts === true,
    firstPurchaseOnly: value.firstPurchaseOnly === true,
    minimumTotal: isAmount(value.minimumTotal) ? value.minimumTotal : null,
    ...(value.isRefused === true && { isRefused: true }),
  };
}

/** The text that is stored under `store-cart`. */
export const writeStoredCart = (cart: { items: readonly CartItem[]; coupon: CartCoupon | null }): string =>
  JSON.stringify({ version: CART_VERSION, items: cart.items, coupon: cart.coupon });

/**
 * Reads the stored text of a browser, which may be damaged or hostile: invalid lines are left out.
 * `isSound` is false when something was left out, or the text is no cart of this version.
 */
export function readStoredCart(text: string): StoredCart & { isSound: boolean } {
  const nothing = { items: [], coupon: null, isSound: false };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (!isFields(value) || value.version !== CART_VERSION || !Array.isArray(value.items)) return nothing;
  const items = value.items
    .map(readItem)
    .filter((item) => item !== null)
    .slice(0, MAX_CART_LINES);
  const coupon = readCoupon(value.coupon);
  const isCouponSound = value.coupon === null || value.coupon === undefined || coupon !== null;
  return { items, coupon, isSound: items.length === value.items.length && isCouponSound };
}
