import { z } from 'zod';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { LOCALES } from '@config/locales';
import { COUPON_REASONS, PAYMENT_METHODS, WARNINGS } from '@/contract/constants';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { AddressBody } from './address';
import { CardInput } from './card';
import { CategoryRef, Picture } from './catalog';
import { Payer } from './payer';
import { Cep, Id, Money, OptionalLine, SearchText } from './primitives';

/** One line of a cart as a client sends it: which pack and how many. Prices are never read from a client. */
export const CartLineInput = z.strictObject({
  variationId: Id,
  quantity: z.int('integer').min(1, 'quantity').max(MAX_LINE_QUANTITY, 'tooLarge'),
});
export const CartLines = z.array(CartLineInput).min(1, 'required').max(MAX_CART_LINES, 'tooMany');

export const CouponCode = SearchText(40).toUpperCase().min(1, 'required');

/** What it takes off, and where it applies (docs/rules.md, Prices and ratings). */
export const Coupon = z.object({
  code: z.string(),
  description: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** The fraction of a percent coupon; 0 for the other kinds. */
  discount: z.number(),
  /** Reais that a fixed coupon takes off, and the most that free freight pays; null where there is no such amount. */
  amount: Money.nullable(),
  applicability: z.object({
    products: z.array(z.string()),
    categories: z.array(z.string()),
    collections: z.array(z.string()),
  }),
  /** Counts for every product, listed or not. */
  allProducts: z.boolean(),
  /** Whether it is the first is known for certain when the order is placed. */
  firstPurchaseOnly: z.boolean(),
  minimumTotal: Money.nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

/**
 * A way of delivery: one of the shop's own table (`agencia`: collected at the carrier's branch;
 * `retirada`: at the shop), or `me-` and the number of a broker's service.
 */
export const FreightService = z
  .string('required')
  .regex(/^(economica|expressa|transportadora|agencia|retirada|me-\d{1,6})$/, 'unknownOption');

export const FreightOption = z.object({
  service: FreightService,
  name: z.string(),
  carrier: z.string().nullable(),
  price: Money,
  /** True when the brand's free freight or a coupon pays all of it. */
  free: z.boolean(),
  businessDays: z.object({ min: z.int(), max: z.int() }),
  /** Calendar dates `YYYY-MM-DD` between which it arrives if it is paid today; national holidays do not count. */
  estimate: z.object({ from: z.string(), to: z.string() }),
});
export type FreightOption = z.infer<typeof FreightOption>;

export const FreightQuote = z.object({
  cep: z.string(),
  state: z.string().nullable(),
  options: z.array(FreightOption),
  /** Why there is no delivery, when there is none. */
  reason: z.enum(['CEP_UNKNOWN', 'FREIGHT_UNAVAILABLE']).nullable(),
  /** Shipping weight of the goods, which the limit of the free freight refers to. */
  weightGrams: z.int(),
  /** Reais still missing for free freight at this address, whatever the weight; null when there is no free freight. */
  missingForFree: Money.nullable(),
});
export type FreightQuote = z.infer<typeof FreightQuote>;

/** A CEP can stand for a whole town: then street and district are null, and the person types them. */
export const CepAddress = z.object({
  cep: z.string(),
  state: z.string(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  street: z.string().nullable(),
});
export type CepAddress = z.infer<typeof CepAddress>;

export const CalculateFreightBody = z.strictObject({
  cep: Cep,
  items: CartLines,
  rural: z.boolean().optional(),
});

export const PaymentMethod = z.enum(PAYMENT_METHODS, 'unknownOption');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const QuoteCheckoutBody = z.strictObject({
  items: CartLines,
  couponCode: CouponCode.nullish(),
  cep: Cep.nullish(),
  rural: z.boolean().optional(),
  freightService: FreightService.nullish(),
  paymentMethod: PaymentMethod.nullish(),
  locale: z.string().max(10).optional(),
});
export type QuoteCheckoutBody = z.input<typeof QuoteCheckoutBody>;

export const QuoteLine = z.object({
  variationId: z.string(),
  productId: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Language of the title: the one asked for where there is a translation, else the catalogue's. */
  titleLang: z.enum(LOCALES),
  presentation: z.string(),
  picture: Picture.nullable(),
  categories: z.array(CategoryRef),
  collectionId: z.string().nullable(),
  quantity: z.int(),
  unitPrice: Money,
  listPrice: Money,
  total: Money,
  discount: Money,
  stock: z.int(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/**
 * A way to pay by card in parts: `count` times, none above `value`, `total` together. The rates are fractions, 0 where
 * the shop bears the interest; the law wants number, value, total and both rates shown (CDC, art. 52).
 */
export const Installment = z.object({
  count: z.int(),
  value: Money,
  total: Money,
  monthlyRate: z.number(),
  annualRate: z.number(),
});
export type Installment = z.infer<typeof Installment>;

/** The priced cart: what the shop would charge now, to the centavo. */
export const CheckoutSnapshot = z.object({
  lines: z.array(QuoteLine),
  coupon: Coupon.nullable(),
  couponReason: z.enum(COUPON_REASONS).nullable(),
  /** Reais of products still missing for the coupon's minimum; null when the minimum is not why it does not count. */
  couponMissing: Money.nullable(),
  freight: FreightQuote.nullable(),
  /** Pick-up at the shop, which needs no address. */
  pickUp: FreightOption,
  selectedFrete: FreightOption.nullable(),
  totals: z.object({
    /** Lines at current prices. */
    subtotal: Money,
    discount: Money,
    pixDiscount: Money,
    freight: Money,
    /** What is charged with the chosen payment method. */
    total: Money,
    /** What would be charged by PIX, whatever is chosen. */
    totalWithPix: Money,
    weightGrams: z.int(),
  }),
  paymentMethods: z.array(PaymentMethod),
  /** The acquirer is a simulation and no money moves; every screen that asks for money says so. */
  simulated: z.boolean(),
  installments: z.array(Installment),
  warnings: z.array(
    z.object({ variationId: z.string(), code: z.enum(WARNINGS), available: z.int().nullable() }),
  ),
  /** Fingerprint of prices and stock; an order states the one it was shown. */
  hash: z.string(),
});
export type CheckoutSnapshot = z.infer<typeof CheckoutSnapshot>;

export const CreateOrderBody = z.strictObject({
  items: CartLines,
  couponCode: CouponCode.nullish(),
  freightService: FreightService,
  /** Not needed for `retirada`. A saved one may have a phone that was not checked when it was saved. */
  address: AddressBody.safeExtend({ phone: OptionalLine(30) }).nullish(),
  payer: Payer,
  paymentMethod: PaymentMethod,
  card: CardInput.nullish(),
  /** `hash` of the snapshot the person saw; another one answers 409 CART_CHANGED with the fresh snapshot. */
  hash: z.string().min(1, 'required').max(100, 'tooLong'),
  /**
   * The code of the link that led here; counts when no representative brought the customer, and only for a
   * representative.
   */
  representativeCode: SearchText(40).nullish(),
  /** A note for the delivery, such as the farm's gate, or who receives it. */
  customerNote: OptionalLine(500),
  /** Language of the mails about this order; Portuguese unless given. */
  locale: z.enum(LOCALES).optional(),
});
export type CreateOrderInput = z.input<typeof CreateOrderBody>;
export type CreateOrderBody = z.output<typeof CreateOrderBody>;
