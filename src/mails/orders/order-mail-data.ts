import { z } from 'zod';
import { CATALOGUE_LOCALE, LOCALES } from '@config/locales';
import { PAYMENT_METHODS } from '@/contract/constants';

const Reais = z.number();

/** What every mail about an order shows of it: enough to serve as the summary of the contract. Amounts in reais. */
const OrderFacts = z.object({
  number: z.string(),
  fullName: z.string(),
  /** Path of the page that shows the order without signing in, signed. */
  trackingPath: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      titleLang: z.enum(LOCALES).default(CATALOGUE_LOCALE),
      presentation: z.string(),
      quantity: z.int(),
      /** Of one pack; null in a mail that an older version wrote. */
      unitPrice: Reais.nullable().default(null),
      total: Reais,
    }),
  ),
  totals: z.object({ subtotal: Reais, discount: Reais, pixDiscount: Reais, freight: Reais, total: Reais }),
  couponCode: z.string().nullable(),
  /** `name` is the shop's own, in Portuguese; mails in other languages name the service themselves. */
  freight: z.object({ service: z.string().default(''), name: z.string(), min: z.int(), max: z.int() }),
  /** Where it goes, line by line; null when it is collected at the shop. */
  address: z.array(z.string()).nullable(),
  /** It waits for a prescription that the shop accepts. */
  needsPrescription: z.boolean().default(false),
  /** Last moment to send it; null before the payment. */
  prescriptionUntil: z.iso.datetime().nullable().default(null),
});
export type OrderFacts = z.output<typeof OrderFacts>;

const PaymentFacts = z.object({
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(['pending', 'approved', 'denied']),
  amount: Reais,
  interest: Reais,
  installments: z.int(),
  /** A simulated order is not to be paid. */
  simulated: z.boolean(),
  pixCode: z.string().nullable(),
  boleto: z
    .object({
      line: z.string(),
      dueDate: z.string(),
      /** Path of the boleto as a PDF, signed. */
      pdfPath: z.string().nullable().default(null),
    })
    .nullable(),
  /** Until when it can be paid. */
  expiresAt: z.iso.datetime().nullable(),
});
export type PaymentFacts = z.output<typeof PaymentFacts>;

export const orderMailData = {
  /** The order is placed, or has another code to pay by. */
  orderPlaced: OrderFacts.extend({ payment: PaymentFacts, isAgain: z.boolean() }),
  orderPaid: OrderFacts,
  /** The prescription that was sent does not do, and why. */
  orderPrescriptionRefused: OrderFacts.extend({ why: z.string() }),
  orderShipped: OrderFacts.extend({
    tracking: z.object({ code: z.string(), url: z.string().nullable() }).nullable(),
  }),
  orderDelivered: OrderFacts.extend({
    /** Last moment to return it without a reason. */
    withdrawUntil: z.iso.datetime(),
  }),
  orderReview: OrderFacts.extend({
    /** What was bought, each with the path of its reviews. */
    products: z.array(z.object({ path: z.string(), title: z.string(), titleLang: z.enum(LOCALES) })),
  }),
  orderCancelled: OrderFacts.extend({
    why: z.enum(['expired', 'denied', 'held', 'returning', 'customer', 'shop']),
    /** What the shop wrote beside it. */
    note: z.string().nullable(),
    /** What goes back; 0 when nothing was paid. */
    refund: Reais,
    method: z.enum(PAYMENT_METHODS),
  }),
  orderRefunded: OrderFacts.extend({
    refund: Reais,
    method: z.enum(PAYMENT_METHODS),
    /** The money came when the order no longer waited for it. */
    isLate: z.boolean(),
    /** Another payment pays the order. */
    isSpare: z.boolean().optional(),
    /** The order waited, and its goods or its coupon were gone. */
    isSoldOut: z.boolean().optional(),
  }),
  withdrawalReceived: OrderFacts.extend({
    /** What was paid, interest included. */
    paid: Reais,
  }),
  /** To the shop. */
  withdrawalAsked: z.object({
    number: z.string(),
    fullName: z.string(),
    email: z.string(),
    reason: z.string().nullable(),
  }),
};

export type OrderPlacedData = z.output<(typeof orderMailData)['orderPlaced']>;
export type OrderPrescriptionRefusedData = z.output<(typeof orderMailData)['orderPrescriptionRefused']>;
export type OrderPaidData = z.output<(typeof orderMailData)['orderPaid']>;
export type OrderShippedData = z.output<(typeof orderMailData)['orderShipped']>;
export type OrderDeliveredData = z.output<(typeof orderMailData)['orderDelivered']>;
export type OrderReviewData = z.output<(typeof orderMailData)['orderReview']>;
export type OrderCancelledData = z.output<(typeof orderMailData)['orderCancelled']>;
export type OrderRefundedData = z.output<(typeof orderMailData)['orderRefunded']>;
export type WithdrawalReceivedData = z.output<(typeof orderMailData)['withdrawalReceived']>;
export type WithdrawalAskedData = z.output<(typeof orderMailData)['withdrawalAsked']>;
