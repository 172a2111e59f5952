import type { Order, OrderSummary, Payment } from '@/contract/schemas/orders';
import { bareDocument } from '@/lib/documents';
import { fromCents } from '@/lib/money';
import { heldMoneyOf } from './payment/held-money';
import { planActions, withdrawalEnd } from './order-actions';
import { isRunning, nextStatesOf } from './order-states';
import type { HistoryRow, OrderParts, OrderRow, PaymentRow, SoldLine } from './orders.repo';
import { toPrescriptionFile, type LinkPrescription } from './prescription/prescription-links';
import { acceptedPrescriptionOf, prescriptionUntilOf } from './prescription/verdict';

/** What a list shows of an order. */
export const toOrderSummary = (order: OrderRow, itemCount: number): OrderSummary => ({
  number: order.number,
  state: order.state,
  createdAt: order.createdAt.toISOString(),
  total: fromCents(order.totalCents),
  itemCount,
  isPickUp: order.freight.service === 'retirada',
  paymentMethod: order.paymentMethod,
  installments: order.installments,
  customer: {
    fullName: order.payer.fullName,
    city: order.address?.city ?? null,
    state: order.address?.state ?? null,
  },
});

/** Seconds until a pending payment ends, by the server's clock; 0 when it has ended, null without an end. */
function secondsLeft({ status, expiresAt }: PaymentRow, now: Date): number | null {
  if (status !== 'pending' || !expiresAt) return null;
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}

const isGivenBack = ({ status }: PaymentRow) => status === 'refunding' || status === 'refunded';

const toPayment = (payment: PaymentRow, { sees, simulated, now, linkBoleto }: OrderViewer): Payment => ({
  id: payment.id,
  method: payment.method,
  status: payment.status,
  amount: fromCents(payment.amountCents),
  interest: fromCents(payment.interestCents),
  ...((sees === 'everything' || (sees === 'own' && isGivenBack(payment))) && {
    paid: payment.paidCents === null ? null : fromCents(payment.paidCents),
  }),
  createdAt: payment.createdAt.toISOString(),
  reason: payment.reason,
  installments: payment.installments,
  simulated,
  expiresAt: payment.expiresAt?.toISOString() ?? null,
  secondsLeft: secondsLeft(payment, now),
  pix: payment.pix,
  boleto: payment.boleto,
  boletoPdf: payment.status === 'pending' && payment.boleto ? (linkBoleto?.(payment) ?? null) : null,
  card: payment.card,
});

/** The payment that an order shows: what pays it while it goes on, else the newest attempt. */
function mainPayment(state: Order['state'], payments: readonly Payment[]): Payment | null {
  const paid = isRunning(state) ? payments.find(({ status }) => status === 'approved') : undefined;
  return paid ?? payments[0] ?? null;
}

const toLine = (line: SoldLine, isStaff: boolean): Order['lines'][number] => ({
  variationId: line.variationId,
  productId: line.productId,
  slug: line.slug,
  title: line.title,
  titles: line.titles,
  presentation: line.presentation,
  picture: line.picture,
  quantity: line.quantity,
  unitPrice: fromCents(line.unitPriceCents),
  total: fromCents(line.totalCents),
  discount: fromCents(line.discountCents),
  ...(isStaff && { sku: line.sku, weightGrams: line.weightGrams }),
});

/** Customers see that the shop did it; staff see which member. */
function actorOf({ by }: HistoryRow, staffName: string | null, forStaff: boolean): string {
  if (by === 'cliente' || by === 'sistema') return by;
  return forStaff ? (staffName ?? by) : 'loja';
}

export interface OrderViewer {
  /**
   * `everything`: staff; `own`: the buyer; `credited`: the representative it came by; `progress`: a user who may only
   * move it, and sees its lines and state and nothing of the buyer.
   */
  sees: 'everything' | 'own' | 'credited' | 'progress';
  /** Whether payments are simulated. */
  simulated: boolean;
  now: Date;
  /** Makes the addresses of the files that were sent as a prescription; left out for who may not open them. */
  linkPrescription?: LinkPrescription;
  /** Makes the address of a boleto as a PDF; left out for who may not read the payer. */
  linkBoleto?: (payment: PaymentRow) => string;
}

/** Enough of a CPF or CNPJ to recognise it by, not enough to use it. */
function maskDocument(document: string): string {
  const bare = bareDocument(document);
  if (bare.length === 11) return `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**`;
  return bare.length === 14 ? `${bare.slice(0, 2)}.***.***/****-${bare.slice(12)}` : '***';
}

/** The buyer, as far as a viewer may see. */
function payerFor({ payer }: OrderRow, sees: OrderViewer['sees']): Order['payer'] {
  if (sees === 'progress')
    return { fullName: '', email: '', document: '', stateRegistration: null, phone: null };
  if (sees !== 'credited') return payer;
  return { ...payer, document: maskDocument(payer.document), stateRegistration: null };
}

/** The invoice shows the buyer's full document. Only viewers who may see that get the link. */
function invoiceFor({ invoiceNumber, invoiceUrl }: OrderRow, sees: OrderViewer['sees']): Order['invoice'] {
  if (!invoiceNumber) return null;
  return { number: invoiceNumber, url: sees === 'everything' || sees === 'own' ? invoiceUrl : null };
}

/** Removes everything about the person from an order: names, places, notes, means of payment and the way of the parcel. */
const withoutPerson = (order: Order): Order => ({
  ...order,
  customer: { fullName: '', city: null, state: null },
  couponCode: null,
  address: null,
  payment: null,
  payments: [],
  customerNote: null,
  tracking: null,
  prescriptionReason: null,
  withdrawal: { ...order.withdrawal, reason: null },
  history: order.history.map((entry) => ({ ...entry, note: null })),
});

/** An order as the contract has it, in reais. */
export function toOrder(
  order: OrderRow,
  { lines, history, payments, prescriptionFiles }: OrderParts,
  viewer: OrderViewer,
): Order {
  const isStaff = viewer.sees === 'everything';
  const shownPayments = payments.map((payment) => toPayment(payment, viewer));
  const whole: Order = {
    ...toOrderSummary(
      order,
      lines.reduce((units, { quantity }) => units + quantity, 0),
    ),
    version: order.version,
    lines: lines.map((line) => toLine(line, isStaff)),
    totals: {
      subtotal: fromCents(order.subtotalCents),
      discount: fromCents(order.discountCents),
      pixDiscount: fromCents(order.pixDiscountCents),
      freight: fromCents(order.freightCents),
      total: fromCents(order.totalCents),
    },
    couponCode: order.couponCode,
    freight: order.freight,
    address: order.address,
    payer: payerFor(order, viewer.sees),
    payment: mainPayment(order.state, shownPayments),
    payments: shownPayments,
    customerNote: order.customerNote,
    invoice: invoiceFor(order, viewer.sees),
    tracking: order.trackingCode ? { code: order.trackingCode, url: order.trackingUrl } : null,
    prescription: order.prescriptionStatus,
    prescriptionUntil: prescriptionUntilOf(order)?.toISOString() ?? null,
    prescriptionReason: order.prescriptionReason,
    prescriptionFiles:
      viewer.sees === 'credited'
        ? []
        : prescriptionFiles.map((file) => toPrescriptionFile(file, viewer.linkPrescription ?? null)),
    acceptedPrescription: isStaff ? acceptedPrescriptionOf(order) : null,
    withdrawal: {
      requestedAt: order.withdrawalRequestedAt?.toISOString() ?? null,
      reason: order.withdrawalReason,
      until: withdrawalEnd(history)?.toISOString() ?? null,
    },
    actions: planActions(order, { history, payments }, viewer.now),
    staff: isStaff ? { internalNote: order.internalNote, attention: order.attention } : null,
    history: history.map(({ entry, staffName }) => ({
      state: entry.state,
      at: entry.at.toISOString(),
      by: actorOf(entry, staffName, isStaff),
      note: entry.note,
    })),
    nextStates: nextStatesOf(order.state, heldMoneyOf(payments)),
  };
  return viewer.sees === 'progress' ? withoutPerson(whole) : whole;
}
