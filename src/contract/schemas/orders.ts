import { z } from 'zod';
import {
  STATES,
  ORDER_ATTENTION,
  ORDER_SORTS,
  ORDER_STATES,
  PAYMENT_STATUSES,
  PRESCRIPTION_STATES,
} from '@/contract/constants';
import { AddressBody } from './address';
import { CardInput, CardNumber } from './card';
import { FreightOption, PaymentMethod, QuoteLine } from './checkout';
import { Day, Flag, Id, IsoDate, Line, Money, OptionalLine, Page, SearchText } from './primitives';

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
  /** What was paid, where that is another amount; only for staff, who decide about it, and for its owner once it goes back. */
  paid: Money.nullable().optional(),
  installments: z.int(),
  createdAt: IsoDate,
  /** The acquirer's words for a denial, or a code of the shop's own (src/lib/texts/denial-text.ts). */
  reason: z.string().nullable(),
  simulated: z.boolean(),
  expiresAt: IsoDate.nullable(),
  /** Seconds left by the server's clock, so that a wrong clock on the phone does not matter. */
  secondsLeft: z.int().nullable(),
  pix: z.object({ code: z.string(), receiver: z.string() }).nullable(),
  boleto: z.object({ line: z.string(), barcode: z.string(), dueDate: z.string() }).nullable(),
  /** Address of the boleto as a PDF, good for who holds it; null when there is none to pay, and for who may not read the payer. */
  boletoPdf: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A file that was sent as a prescription. */
export const PrescriptionFile = z.object({
  id: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg']),
  bytes: z.int(),
  sentAt: IsoDate,
  /** Address that opens it to this reader for some minutes; null for who may not read it. */
  href: z.string().nullable(),
});
export type PrescriptionFile = z.infer<typeof PrescriptionFile>;

export const OrderSummary = z.object({
  number: z.string(),
  state: OrderState,
  createdAt: IsoDate,
  total: Money,
  itemCount: z.int(),
  /** The buyer fetches it at the shop: it is not sent. */
  isPickUp: z.boolean(),
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
    }).extend({
      /** The product's name in other languages, by locale; `title` is Portuguese. */
      titles: z.record(z.string(), z.string()),
      /** Item number and packed weight of the pack as they are now; only for staff, who pack it. */
      sku: z.string().optional(),
      weightGrams: z.int().optional(),
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
  /** The attempt that counts: the one that pays an order that goes on, else the newest. */
  payment: Payment.nullable(),
  /** Every attempt to pay, the newest first. */
  payments: z.array(Payment),
  /** What the customer wrote for the shop. */
  customerNote: z.string().nullable(),
  invoice: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  tracking: z.object({ code: z.string(), url: z.string().nullable() }).nullable(),
  /** Null when the order needs no prescription; otherwise it is not picked or sent before staff accepted one. */
  prescription: z.enum(PRESCRIPTION_STATES).nullable(),
  /** Last moment to send it, from the payment on; null before that, and once the shop approved one. */
  prescriptionUntil: IsoDate.nullable(),
  /** Why the last one was refused, in the words of the shop. */
  prescriptionReason: z.string().nullable(),
  /** What was sent as one, the newest first. */
  prescriptionFiles: z.array(PrescriptionFile),
  /** The veterinarian of the accepted one, and when it was accepted; for staff only. */
  acceptedPrescription: z
    .object({ veterinarian: z.string(), crmv: z.string(), acceptedAt: IsoDate })
    .nullable(),
  /** The return within seven days of the delivery (CDC, art. 49). */
  withdrawal: z.object({
    requestedAt: IsoDate.nullable(),
    reason: z.string().nullable(),
    /** Last moment to ask for it; null before the delivery. */
    until: IsoDate.nullable(),
  }),
  /** What its owner may do now. */
  actions: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
  /** For staff only, null for others. */
  staff: z
    .object({
      internalNote: z.string().nullable(),
      /** What staff must look at. */
      attention: z.enum(ORDER_ATTENTION).nullable(),
    })
    .nullable(),
  history: z.array(z.object({ state: OrderState, at: IsoDate, by: z.string(), note: z.string().nullable() })),
  /** States this order may move to now, for users who may move it. */
  nextStates: z.array(OrderState),
});
export type Order = z.infer<typeof Order>;

/** Another attempt to pay an order that waits for its payment, by the same or another method. */
export const PayOrderBody = z.strictObject({ paymentMethod: PaymentMethod, card: CardInput.nullish() });
export type PayOrderInput = z.input<typeof PayOrderBody>;
export type PayOrderBody = z.output<typeof PayOrderBody>;

export const CancelOrderBody = z.strictObject({ reason: OptionalLine(500) });

/** A veterinarian's register as `CRMV-MG 12345`, however it was typed. */
export const Crmv = z
  .string('required')
  .trim()
  .toUpperCase()
  .transform((text) => /^(?:CRMV)?[\s/-]*([A-Z]{2})[\s/-]*(\d{1,6})$/.exec(text.replace(/[.º°]/g, '')))
  .refine((match) => match !== null && STATES.some((state) => state === match[1]), 'invalid')
  .transform((match) => `CRMV-${match?.[1] ?? ''} ${match?.[2] ?? ''}`);

const WebAddress = z.url({ protocol: /^https?$/, error: 'invalid' }).max(500, 'tooLong');

/** What staff note on an order; a field that is left out is unchanged, null clears it. */
export const UpdateOrderBody = z.strictObject({
  version: z.int(),
  internalNote: Line(2_000).nullish(),
  invoiceNumber: Line(60).nullish(),
  invoiceUrl: WebAddress.nullish(),
  trackingCode: Line(60).nullish(),
  trackingUrl: WebAddress.nullish(),
  /** The verdict on a prescription: accepting one names who signed it, refusing one says why. */
  prescription: z.enum(PRESCRIPTION_STATES, 'unknownOption').optional(),
  veterinarian: Line(120, 3).optional(),
  crmv: Crmv.optional(),
  prescriptionReason: Line(300, 3).optional(),
  /** Null when it was looked at. */
  attention: z.null().optional(),
});
export type UpdateOrderBody = z.output<typeof UpdateOrderBody>;

/** Prepares a card with the acquirer; its number goes through memory only. */
export const PrepareCardBody = z.strictObject({ number: CardNumber });
export const PreparedCard = z.object({
  brand: z.string(),
  last4: z.string(),
  ready: z.boolean(),
  /** Stands for the number in one payment of this person (`card.prepared`), for a few minutes. */
  reference: z.string(),
});

export const FakePaymentBody = z.strictObject({
  number: Id,
  outcome: z.enum(['approve', 'deny', 'expire'], 'unknownOption'),
});

export const OrderListQuery = z.object({
  estado: OrderState.optional(),
  q: SearchText(100).optional(),
  pagina: Page,
});
/** The list for staff: the same, with more filters. */
export const StaffOrderListQuery = OrderListQuery.extend({
  metodo: PaymentMethod.optional(),
  /** Days of the shop's calendar on which it was placed, both included. */
  de: Day.optional(),
  ate: Day.optional(),
  /** Only orders that staff must look at. */
  atencao: Flag,
  /** Only orders that can be picked: paid, and not without a prescription that they need. */
  separar: Flag,
  ordem: z.enum(ORDER_SORTS, 'unknownOption').optional(),
});
export const OrderList = z.object({
  items: z.array(OrderSummary),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type OrderList = z.infer<typeof OrderList>;

/** An own order in a list: with its first products, by which its buyer knows it again. */
export const OwnOrderSummary = OrderSummary.extend({
  lines: z.array(Order.shape.lines.element.pick({ title: true, titles: true, picture: true })),
  lineCount: z.int(),
});
export type OwnOrderSummary = z.infer<typeof OwnOrderSummary>;
export const OwnOrderList = OrderList.extend({ items: z.array(OwnOrderSummary) });
export type OwnOrderList = z.infer<typeof OwnOrderList>;

export const HeldStockQuery = z.object({ pagina: Page, pacote: Id.optional() });

/** What unpaid orders hold of a pack, the largest first, at most `MAX_HELD_ORDERS` of them. */
export const HeldPack = z.object({
  variationId: z.string(),
  productId: z.string(),
  title: z.string(),
  presentation: z.string(),
  /** In stock. */
  onHand: z.int(),
  held: z.int(),
  orderCount: z.int(),
  orders: z.array(
    z.object({
      number: z.string(),
      customer: z.string(),
      email: z.string(),
      units: z.int(),
      paymentMethod: PaymentMethod,
      expiresAt: z.string().nullable(),
    }),
  ),
});
export const HeldStock = z.object({
  items: z.array(HeldPack),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type HeldStock = z.infer<typeof HeldStock>;

/** Only steps forward: what gives money back is done one order at a time. */
export const ChangeOrderStatesBody = z.strictObject({
  numbers: z.array(Id).min(1, 'required').max(100, 'tooMany'),
  state: z.enum(['approved', 'picking', 'shipped', 'delivered'], 'unknownOption'),
});
export const ChangeOrderStatesResult = z.object({
  items: z.array(z.object({ number: z.string(), errorCode: z.string().nullable() })),
});
export type ChangeOrderStatesResult = z.infer<typeof ChangeOrderStatesResult>;

export const ChangeOrderStateBody = z.strictObject({
  state: OrderState,
  version: z.int(),
  note: OptionalLine(500),
});
