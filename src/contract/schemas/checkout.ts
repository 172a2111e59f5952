import { z } from 'zod';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { LOCALES } from '@config/locales';
import {
  COUPON_REASONS,
  ORDER_ATTENTION,
  ORDER_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PRESCRIPTION_STATES,
  WARNINGS,
} from '@/contract/constants';
import { CategoryRef, Picture } from './catalog';
import { Cep, Id, IsoDate, Line, Money, OptionalLine, Page, SearchText } from './primitives';
import { AddressBody, Document } from './users';

/** One line as the client may state it: which pack and how many. Prices are never read from a client. */
export const CartLineInput = z.strictObject({
  variationId: Id,
  quantity: z.int('integer').min(1, 'quantity').max(MAX_LINE_QUANTITY, 'tooLarge'),
});
export const CartLines = z.array(CartLineInput).min(1, 'required').max(MAX_CART_LINES, 'tooMany');

export const CouponCode = SearchText(40).toUpperCase().min(1, 'required');

/** Specification, section 3: a fraction, and where it applies. */
export const Coupon = z.object({
  code: z.string(),
  description: z.string(),
  discount: z.number(),
  applicability: z.object({
    products: z.array(z.string()),
    categories: z.array(z.string()),
    collections: z.array(z.string()),
  }),
  minimumTotal: Money.nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

/**
 * A way to get goods to somebody: one of the shop's own table (`agencia`: collected at the carrier's branch;
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
  /** True when the brand's free-freight rule made the price zero. */
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
  /** Reais still missing for free freight at this address; null when no such promise holds there. */
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
  freight: FreightQuote.nullable(),
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
  installments: z.array(Installment),
  warnings: z.array(
    z.object({ variationId: z.string(), code: z.enum(WARNINGS), available: z.int().nullable() }),
  ),
  /** Fingerprint of prices and stock; an order states the one it was shown. */
  hash: z.string(),
});
export type CheckoutSnapshot = z.infer<typeof CheckoutSnapshot>;

const CardNumber = z
  .string('required')
  .transform((value) => value.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{13,19}$/, 'cardNumber'));

/** Card fields go through memory to the gateway; they are never stored and never logged. */
export const CardInput = z.strictObject({
  number: CardNumber,
  holder: Line(60, 3),
  expiry: z
    .string('required')
    .trim()
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'cardExpiry'),
  cvv: z
    .string('required')
    .trim()
    .regex(/^\d{3,4}$/, 'cardCvv'),
  installments: z.int('integer').min(1).max(24).default(1),
});

export const CreateOrderBody = z.strictObject({
  items: CartLines,
  couponCode: CouponCode.nullish(),
  freightService: FreightService,
  /** Not needed for `retirada`. */
  address: AddressBody.nullish(),
  payer: z.strictObject({
    fullName: Line(120, 3),
    document: Document,
    phone: OptionalLine(30),
    stateRegistration: OptionalLine(30),
  }),
  paymentMethod: PaymentMethod,
  card: CardInput.nullish(),
  /** `hash` of the snapshot the person saw; another one answers 409 CART_CHANGED with the fresh snapshot. */
  hash: z.string().min(1, 'required').max(100, 'tooLong'),
  /** Whose link led here; counts where nobody brought the customer, and only if it is a representative's. */
  representativeCode: SearchText(40).nullish(),
  /** What the shop should know to deliver: the farm's gate, who receives. */
  customerNote: OptionalLine(500),
  /** Language of the mails about this order; Portuguese unless said. */
  locale: z.enum(LOCALES).optional(),
});
export type CreateOrderInput = z.input<typeof CreateOrderBody>;
export type CreateOrderBody = z.output<typeof CreateOrderBody>;

export const OrderState = z.enum(ORDER_STATES, 'unknownOption');
export type OrderState = z.infer<typeof OrderState>;

export const Payment = z.object({
  id: z.string(),
  method: PaymentMethod,
  status: z.enum(PAYMENT_STATUSES),
  /** What this attempt charges, interest included. */
  amount: Money,
  /** Part of the amount that is interest of the instalments. */
  interest: Money,
  installments: z.int(),
  createdAt: IsoDate,
  /** The acquirer's words for a denial. */
  reason: z.string().nullable(),
  simulated: z.boolean(),
  expiresAt: IsoDate.nullable(),
  /** Seconds left by the server's clock, so that a wrong clock on the phone does not matter. */
  secondsLeft: z.int().nullable(),
  pix: z.object({ code: z.string(), receiver: z.string() }).nullable(),
  boleto: z.object({ line: z.string(), barcode: z.string(), dueDate: z.string() }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const OrderSummary = z.object({
  number: z.string(),
  state: OrderState,
  createdAt: IsoDate,
  total: Money,
  itemCount: z.int(),
  paymentMethod: PaymentMethod,
  installments: z.int(),
  customer: z.object({ fullName: z.string(), city: z.string().nullable(), state: z.string().nullable() }),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const Order = OrderSummary.extend({
  version: z.int(),
  lines: z.array(
    QuoteLine.pick({
      variationId: true,
      productId: true,
      slug: true,
      title: true,
      presentation: true,
      picture: true,
      quantity: true,
      unitPrice: true,
      total: true,
      discount: true,
    }),
  ),
  totals: z.object({ subtotal: Money, discount: Money, pixDiscount: Money, freight: Money, total: Money }),
  couponCode: z.string().nullable(),
  freight: z.object({
    service: FreightOption.shape.service,
    name: z.string(),
    carrier: z.string().nullable(),
    businessDays: z.object({ min: z.int(), max: z.int() }),
  }),
  address: AddressBody.nullable(),
  payer: z.object({
    fullName: z.string(),
    email: z.string(),
    document: z.string(),
    stateRegistration: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** The attempt that counts: the newest. */
  payment: Payment.nullable(),
  /** Every attempt to pay, the newest first. */
  payments: z.array(Payment),
  /** What the customer wrote for the shop. */
  customerNote: z.string().nullable(),
  invoice: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  tracking: z.object({ code: z.string(), url: z.string().nullable() }).nullable(),
  /** Null where nothing of the order needs a prescription; it is not picked before the shop approved one. */
  prescription: z.enum(PRESCRIPTION_STATES).nullable(),
  /** The return within seven days of the delivery (CDC, art. 49). */
  withdrawal: z.object({
    requestedAt: IsoDate.nullable(),
    reason: z.string().nullable(),
    /** Last moment to ask for it; null before the delivery. */
    until: IsoDate.nullable(),
  }),
  /** What its owner may do now. */
  actions: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
  /** For the shop's people alone, null for everybody else. */
  staff: z
    .object({
      internalNote: z.string().nullable(),
      /** What somebody must look at. */
      attention: z.enum(ORDER_ATTENTION).nullable(),
    })
    .nullable(),
  history: z.array(z.object({ state: OrderState, at: IsoDate, by: z.string(), note: z.string().nullable() })),
  /** States this order may move to now, for whoever may move it. */
  nextStates: z.array(OrderState),
});
export type Order = z.infer<typeof Order>;

/** Another attempt to pay an order that waits for its payment, by the same or another method. */
export const PayOrderBody = z.strictObject({ paymentMethod: PaymentMethod, card: CardInput.nullish() });
export type PayOrderInput = z.input<typeof PayOrderBody>;
export type PayOrderBody = z.output<typeof PayOrderBody>;

export const CancelOrderBody = z.strictObject({ reason: OptionalLine(500) });

const WebAddress = z.url({ protocol: /^https?$/, error: 'invalid' }).max(500, 'tooLong');

/** What the shop's people write beside an order; a field that is left out stays, null takes it away. */
export const UpdateOrderBody = z.strictObject({
  version: z.int(),
  internalNote: Line(2_000).nullish(),
  invoiceNumber: Line(60).nullish(),
  invoiceUrl: WebAddress.nullish(),
  trackingCode: Line(60).nullish(),
  trackingUrl: WebAddress.nullish(),
  prescription: z.enum(PRESCRIPTION_STATES, 'unknownOption').optional(),
  /** Null when it was looked at. */
  attention: z.null().optional(),
});
export type UpdateOrderBody = z.output<typeof UpdateOrderBody>;

/** Prepares a card with the acquirer; its number goes through memory only. */
export const PrepareCardBody = z.strictObject({ number: CardNumber });
export const PreparedCard = z.object({ brand: z.string(), last4: z.string(), ready: z.boolean() });

export const FakePaymentBody = z.strictObject({
  number: Id,
  outcome: z.enum(['approve', 'deny', 'expire'], 'unknownOption'),
});

export const OrderListQuery = z.object({
  estado: OrderState.optional(),
  q: SearchText(100).optional(),
  pagina: Page,
});
export const OrderList = z.object({
  items: z.array(OrderSummary),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type OrderList = z.infer<typeof OrderList>;

export const ChangeOrderStateBody = z.strictObject({
  state: OrderState,
  version: z.int(),
  note: OptionalLine(500),
});
