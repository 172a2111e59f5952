import type { Order, OrderSummary, Payment } from '@/contract/schemas/orders';
import { bareDocument } from '@/lib/documents';
import { fromCents } from '@/lib/money';
import { heldMoneyOf } from './payment/held-money';
import { planActions, withdrawalEnd } from './order-actions';
import { nextStatesOf } from './order-states';
import type { HistoryRow, OrderParts, OrderRow, PaymentRow, SoldLine } from './orders.repo';
import { acceptedPrescriptionOf, prescriptionUntilOf } from './prescription';

/** What a list shows of an order. */
export const toOrderSummary = (order: OrderRow, itemCount: number): OrderSummary => ({
  number: order.number,
  state: order.state,
  createdAt: order.createdAt.toISOString(),
  total: fromCents(order.totalCents),
  itemCount,
  paymentMethod: order.paymentMethod,
  installments: order.installments,
  customer: {
    fullName: order.payer.fullName,
    city: order.address?.city ?? null,
    state: order.address?.state ?? null,
  },
});

/** Seconds until a pending payment ends by the server's clock; 0 when it has, null when it never does. */
function secondsLeft({ status, expiresAt }: PaymentRow, now: Date): number | null {
  if (status !== 'pending' || !expiresAt) return null;
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}

const toPayment = (payment: PaymentRow, simulated: boolean, now: Date): Payment => ({
  id: payment.id,
  method: payment.method,
  status: payment.status,
  amount: fromCents(payment.amountCents),
  interest: fromCents(payment.interestCents),
  createdAt: payment.createdAt.toISOString(),
  reason: payment.reason,
  installments: payment.installments,
  simulated,
  expiresAt: payment.expiresAt?.toISOString() ?? null,
  secondsLeft: secondsLeft(payment, now),
  pix: payment.pix,
  boleto: payment.boleto,
  card: payment.card,
});

const toLine = (line: SoldLine): Order['lines'][number] => ({
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
});

/** Customers see that the shop did it; who of the shop, its own people see. */
function actorOf({ by }: HistoryRow, staffName: string | null, forStaff: boolean): string {
  if (by === 'cliente' || by === 'sistema') return by;
  return forStaff ? (staffName ?? by) : 'loja';
}

export interface OrderViewer {
  /**
   * `everything`: the shop's people; `own`: who bought; `credited`: the representative it came by; `progress`: who may
   * move it and nothing else, which shows what is in it and how far it is, and nothing of the person.
   */
  sees: 'everything' | 'own' | 'credited' | 'progress';
  /** Whether payments are simulated. */
  simulated: boolean;
  now: Date;
}

/** Enough of a CPF or CNPJ to recognise it by, not enough to use it. */
export function maskDocument(document: string): string {
  const bare = bareDocument(document);
  if (bare.length === 11) return `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**`;
  return bare.length === 14 ? `${bare.slice(0, 2)}.***.***/****-${bare.slice(12)}` : '***';
}

/** Who bought, as far as a viewer may know. */
function payerFor({ payer }: OrderRow, sees: OrderViewer['sees']): Order['payer'] {
  if (sees === 'progress')
    return { fullName: '', email: '', document: '', stateRegistration: null, phone: null };
  if (sees !== 'credited') return payer;
  return { ...payer, document: maskDocument(payer.document), stateRegistration: null };
}

/** Takes out of an order whatever tells of the person: names, places, notes and means of payment. */
const withoutPerson = (order: Order): Order => ({
  ...order,
  customer: { fullName: '', city: null, state: null },
  couponCode: null,
  address: null,
  payment: null,
  payments: [],
  customerNote: null,
  withdrawal: { ...order.withdrawal, reason: null },
  history: order.history.map((entry) => ({ ...entry, note: null })),
});

/** An order as the contract has it, in reais. */
export function toOrder(
  order: OrderRow,
  { lines, history, payments }: OrderParts,
  viewer: OrderViewer,
): Order {
  const isStaff = viewer.sees === 'everything';
  const shownPayments = payments.map((payment) => toPayment(payment, viewer.simulated, viewer.now));
  const whole: Order = {
    ...toOrderSummary(
      order,
      lines.reduce((units, { quantity }) => units + quantity, 0),
    ),
    version: order.version,
    lines: lines.map(toLine),
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
    payment: shownPayments[0] ?? null,
    payments: shownPayments,
    customerNote: order.customerNote,
    invoice: order.invoiceNumber ? { number: order.invoiceNumber, url: order.invoiceUrl } : null,
    tracking: order.trackingCode ? { code: order.trackingCode, url: order.trackingUrl } : null,
    prescription: order.prescriptionStatus,
    prescriptionUntil: prescriptionUntilOf(order)?.toISOString() ?? null,
    prescriptionReason: order.prescriptionReason,
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
