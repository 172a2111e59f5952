import type { Brand } from '@config/brands/brand';
import { hasPermission } from '@config/has-permission';
import type { FreightOption } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { payFreight, type PricedFreight, type PricedOffer } from '@/server/domains/freight/freight-quote';
import { planPickUp } from '@/server/ports/freight/freight-table';
import { couponClosedReason, type CouponReason } from '@/server/domains/pricing/coupon-rules';
import { planTotals, priceGoods, type PricedGoods, type Totals } from '@/server/domains/pricing/price-cart';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { Parcel } from '@/server/ports/freight/freight-provider';
import { planCart, type CartLine, type LineRequest, type PlannedCart, type Warning } from './cart-lines';
import { countCouponUses, findCouponRow, hasBought, listPacks, type CouponRow } from './checkout.repo';

export interface CheckoutRequest {
  items: readonly LineRequest[];
  couponCode?: string | null;
  cep?: string | null;
  rural?: boolean;
  freightService?: FreightOption['service'] | null;
  locale?: string;
}

/** A cart with every amount the shop would charge now, in centavos. */
export interface PricedCheckout {
  goods: PricedGoods<CartLine>;
  /** The coupon when this person may use it, whether it takes something off this cart or not. */
  coupon: CouponRow | null;
  couponReason: CouponReason | null;
  /** After the coupon. */
  freight: PricedFreight | null;
  /** Before the coupon: what another pricing of the same cart begins with. */
  quoted: PricedFreight | null;
  selected: PricedOffer | null;
  totals: Totals & { freightCents: number };
  weightGrams: number;
  warnings: Warning[];
  /** Every pack asked for that exists, in the quantity asked for. */
  known: CartLine[];
}

export type QuoteFreight = (parcel: Parcel, place: { cep: string; rural: boolean }) => Promise<PricedFreight>;

interface Context {
  db: Db;
  brand: Brand;
  now: Date;
  user: SessionUser | null;
  quoteFreight: QuoteFreight;
}

const sum = (lines: readonly CartLine[], of: (line: CartLine) => number) =>
  lines.reduce((total, line) => total + of(line) * line.quantity, 0);

/**
 * The parcel of a cart. Its value is that of the goods before any coupon, so that a coupon never changes the freight or
 * takes free freight away (docs/adr/0011).
 */
export const parcelOf = (lines: readonly CartLine[]): Parcel => ({
  realWeightGrams: sum(lines, ({ weightGrams }) => weightGrams),
  volumeCm3: sum(lines, ({ lengthCm, widthCm, heightCm }) => lengthCm * widthCm * heightCm),
  goodsCents: sum(lines, ({ unitPriceCents }) => unitPriceCents),
  packs: lines.map(({ variationId, unitPriceCents, weightGrams, quantity, ...sides }) => ({
    id: variationId,
    lengthCm: sides.lengthCm,
    widthCm: sides.widthCm,
    heightCm: sides.heightCm,
    weightGrams,
    unitCents: unitPriceCents,
    quantity,
  })),
});

/** The cart of a request, read from the catalogue. */
export async function loadCart(
  { db, brand, user, now }: Pick<Context, 'db' | 'brand' | 'user' | 'now'>,
  { items, locale }: CheckoutRequest,
) {
  const ids = [...new Set(items.map(({ variationId }) => variationId))];
  const packs = await listPacks(db, ids, { brandId: brand.id, now });
  return planCart(items, packs, { mayBuyLinhaBranca: hasPermission(user, 'linha_branca'), locale });
}

interface OpenCoupon {
  coupon: CouponRow | null;
  reason: CouponReason | null;
}

/** The coupon of a code, if this person may use it now; else the reason why not. */
export async function loadCoupon(
  { db, brand, now, user }: Omit<Context, 'quoteFreight'>,
  code: string | null | undefined,
): Promise<OpenCoupon> {
  if (!code) return { coupon: null, reason: null };
  const row = await findCouponRow(db, code, brand.id);
  if (!row) return { coupon: null, reason: 'COUPON_UNKNOWN' };
  const reason =
    couponClosedReason(row, now, user ? await countCouponUses(db, row.id, { userId: user.id }) : 0) ??
    (row.firstPurchaseOnly && user && (await hasBought(db, { brandId: brand.id, userId: user.id }))
      ? 'COUPON_FIRST_PURCHASE_ONLY'
      : null);
  return { coupon: reason ? null : row, reason };
}

/** Pick-up needs no address; every other service must be among the offers. */
function selectOffer(
  freight: PricedFreight | null,
  service: FreightOption['service'] | null | undefined,
): PricedOffer | null {
  if (!service) return null;
  if (!freight) return service === 'retirada' ? { ...planPickUp(), free: false } : null;
  return freight.offers.find((offer) => offer.service === service) ?? null;
}

/** Prices a cart that was read before, with a coupon that was looked at before. Reads no database. */
export async function priceLines(
  { brand, quoteFreight }: Pick<Context, 'brand' | 'quoteFreight'>,
  { lines, known, warnings }: PlannedCart,
  { coupon, reason }: OpenCoupon,
  request: Omit<CheckoutRequest, 'items' | 'couponCode'>,
): Promise<PricedCheckout> {
  const goods = priceGoods(lines, coupon);
  const parcel = parcelOf(lines);
  const quoted =
    request.cep && lines.length > 0
      ? await quoteFreight(parcel, { cep: request.cep, rural: request.rural ?? false })
      : null;
  const paysFreight = coupon?.kind === 'free_freight' && goods.couponReason === null;
  const freight = quoted && paysFreight ? payFreight(quoted, coupon.amountCents) : quoted;
  const selected = selectOffer(freight, request.freightService);
  const freightCents = selected?.priceCents ?? 0;
  return {
    goods,
    coupon,
    couponReason: reason ?? goods.couponReason,
    freight,
    quoted,
    selected,
    totals: { ...planTotals(goods.goodsCents, freightCents, brand.commerce.pixDiscount), freightCents },
    weightGrams: parcel.realWeightGrams,
    warnings,
    known,
  };
}

/** Prices a cart from the catalogue as it is now. No amount of the request is read; there is none. */
export async function priceCheckout(context: Context, request: CheckoutRequest): Promise<PricedCheckout> {
  const cart = await loadCart(context, request);
  return priceLines(context, cart, await loadCoupon(context, request.couponCode), request);
}
