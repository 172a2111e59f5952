import type { Brand } from '@config/brands/brand';
import { productPath } from '@config/routes';
import { CATALOGUE_LOCALE, isLocale, type Locale } from '@config/locales';
import type { Order } from '@/contract/schemas/orders';
import { bareKm } from '@/lib/texts/bare-km';
import { formatCep } from '@/lib/cep';
import { fromCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import { boletoLinks } from '@/server/domains/orders/payment/boleto-file';
import { withdrawalEndAfter } from '@/server/domains/orders/order-actions';
import {
  listLines,
  type OrderRow,
  type PaymentRow,
  type SoldLine,
} from '@/server/domains/orders/orders.repo';
import { lacksPrescription, prescriptionUntilOf } from '@/server/domains/orders/prescription/verdict';

interface Dependencies {
  outbox: Pick<OutboxService, 'enqueueMail'>;
  brand: Brand;
  gateway: Pick<PaymentGateway, 'simulated'>;
  /** Signs the addresses of boletos. */
  secret: string;
  /** Path of the page of an order that needs no sign-in. */
  trackingLink: (number: string) => string;
}

const localeOf = ({ locale }: OrderRow): Locale => (isLocale(locale) ? locale : CATALOGUE_LOCALE);

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join(separator);

function addressLines(address: NonNullable<Order['address']>): string[] {
  const { propertyName, road, street, number, complement, landmark } = address;
  const km = bareKm(address.km);
  const way = joined(', ', road, km && `km ${km}`) || null;
  return [
    address.recipient,
    joined(', ', propertyName, way, street, number, complement),
    landmark ?? '',
    joined(', ', address.district, `${address.city}/${address.state}`, formatCep(address.postalCode)),
  ].filter((line) => line !== '');
}

const statusOf = ({ status }: PaymentRow) =>
  status === 'approved' || status === 'denied' ? status : 'pending';

/** Events of an order that its buyer gets a mail about. */
export interface OrderEnding {
  /** It expired. `held`: money of a wrong amount waits for the shop; `returning`: money that came for it goes back. */
  why: 'expired' | 'denied' | 'held' | 'returning' | 'customer' | 'shop';
  note: string | null;
  /** The payment that goes back, if one was made. */
  refund: PaymentRow | null;
}

/** What goes back of a payment: what was paid, not what was asked for. */
const refundOf = ({ paidCents, amountCents }: PaymentRow) => fromCents(paidCents ?? amountCents);

export type OrderMails = ReturnType<typeof createOrderMails>;

/**
 * The mails about an order, in the language it was placed in. Each is written in the transaction of what it tells, and
 * once: a second one about the same event is not written.
 */
export function createOrderMails({ outbox, brand, gateway, secret, trackingLink }: Dependencies) {
  const boletoLink = boletoLinks(secret);

  async function loadFacts(tx: Db, order: OrderRow) {
    const lines = await listLines(tx, order.id);
    const locale = localeOf(order);
    const { number, payer, address, couponCode, freight } = order;
    const { min, max } = freight.businessDays;
    return {
      number,
      fullName: payer.fullName,
      trackingPath: trackingLink(number),
      lines: lines.map(({ title, titles, presentation, quantity, unitPriceCents, totalCents }) => ({
        title: titles[locale] ?? title,
        titleLang: titles[locale] ? locale : CATALOGUE_LOCALE,
        presentation,
        quantity,
        unitPrice: fromCents(unitPriceCents),
        total: fromCents(totalCents),
      })),
      totals: {
        subtotal: fromCents(order.subtotalCents),
        discount: fromCents(order.discountCents),
        pixDiscount: fromCents(order.pixDiscountCents),
        freight: fromCents(order.freightCents),
        total: fromCents(order.totalCents),
      },
      couponCode,
      freight: { service: freight.service, name: freight.name, min, max },
      address: address && addressLines(address),
      needsPrescription: lacksPrescription(order),
      prescriptionUntil: prescriptionUntilOf(order)?.toISOString() ?? null,
    };
  }

  const toBuyer = (order: OrderRow) => ({
    recipient: order.payer.email,
    userId: order.userId,
    locale: localeOf(order),
  });

  return {
    /**
     * The order is placed, and how to pay it.
     * @param isAgain another attempt to pay: written only where there is a new code
     */
    async placed(tx: Db, order: OrderRow, payment: PaymentRow, isAgain: boolean): Promise<void> {
      const { method, installments, pix, boleto, expiresAt } = payment;
      const status = statusOf(payment);
      if (isAgain && (status !== 'pending' || !(pix ?? boleto))) return;
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderPlaced',
        data: {
          ...(await loadFacts(tx, order)),
          isAgain,
          payment: {
            method,
            status,
            installments,
            amount: fromCents(payment.amountCents),
            interest: fromCents(payment.interestCents),
            simulated: gateway.simulated,
            pixCode: pix?.code ?? null,
            boleto: boleto && { line: boleto.line, dueDate: boleto.dueDate, pdfPath: boletoLink(payment) },
            expiresAt: expiresAt?.toISOString() ?? null,
          },
        },
        dedupeKey: `orderPlaced:${order.number}${isAgain ? `:${payment.id}` : ''}`,
      });
    },

    async paid(tx: Db, order: OrderRow): Promise<void> {
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderPaid',
        data: await loadFacts(tx, order),
        dedupeKey: `orderPaid:${order.number}`,
      });
    },

    /** The shop looked at a prescription and needs another one; each refusal is told. */
    async prescriptionRefused(tx: Db, order: OrderRow, at: Date): Promise<void> {
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderPrescriptionRefused',
        data: { ...(await loadFacts(tx, order)), why: order.prescriptionReason ?? '' },
        dedupeKey: `orderPrescriptionRefused:${order.number}:${at.getTime()}`,
      });
    },

    /** Written again when the shop learns the tracking code after the goods have left. */
    async shipped(tx: Db, order: OrderRow): Promise<void> {
      const { trackingCode: code, trackingUrl: url } = order;
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderShipped',
        data: { ...(await loadFacts(tx, order)), tracking: code === null ? null : { code, url } },
        dedupeKey: `orderShipped:${order.number}:${code ?? ''}`,
      });
    },

    async delivered(tx: Db, order: OrderRow, at: Date): Promise<void> {
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderDelivered',
        data: { ...(await loadFacts(tx, order)), withdrawUntil: withdrawalEndAfter(at).toISOString() },
        dedupeKey: `orderDelivered:${order.number}`,
      });
    },

    /** Asks for a review of what was delivered. @param lines one for each product */
    async review(tx: Db, order: OrderRow, lines: readonly SoldLine[]): Promise<void> {
      const locale = localeOf(order);
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderReview',
        data: {
          ...(await loadFacts(tx, order)),
          products: lines.map(({ slug, title, titles }) => ({
            path: `${productPath(slug)}#avaliacoes`,
            title: titles[locale] ?? title,
            titleLang: titles[locale] ? locale : CATALOGUE_LOCALE,
          })),
        },
        dedupeKey: `orderReview:${order.number}`,
      });
    },

    /** Staff may accept the money of an expired order, and cancel it then: that is a second mail, with the refund. */
    async cancelled(tx: Db, order: OrderRow, { why, note, refund }: OrderEnding): Promise<void> {
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderCancelled',
        data: {
          ...(await loadFacts(tx, order)),
          why,
          note,
          refund: refund ? refundOf(refund) : 0,
          method: refund?.method ?? order.paymentMethod,
        },
        dedupeKey: `orderCancelled:${order.number}${refund ? `:${refund.id}` : ''}`,
      });
    },

    /**
     * @param why money that came when the order no longer waited for it, beside the payment that pays it, or when its
     * goods were gone
     */
    async refunded(
      tx: Db,
      order: OrderRow,
      payment: PaymentRow,
      why: 'late' | 'spare' | 'soldOut' | null,
    ): Promise<void> {
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'orderRefunded',
        data: {
          ...(await loadFacts(tx, order)),
          refund: refundOf(payment),
          method: payment.method,
          isLate: why === 'late',
          isSpare: why === 'spare',
          isSoldOut: why === 'soldOut',
        },
        dedupeKey: `orderRefunded:${order.number}:${payment.id}`,
      });
    },

    /** Tells the buyer that the withdrawal arrived, and the shop that the goods must be collected. */
    async withdrawal(
      tx: Db,
      order: OrderRow,
      payment: PaymentRow | null,
      reason: string | null,
    ): Promise<void> {
      const { number, payer } = order;
      await outbox.enqueueMail(tx, {
        ...toBuyer(order),
        template: 'withdrawalReceived',
        data: {
          ...(await loadFacts(tx, order)),
          paid: payment ? refundOf(payment) : fromCents(order.totalCents),
        },
        dedupeKey: `withdrawalReceived:${number}`,
      });
      await outbox.enqueueMail(tx, {
        template: 'withdrawalAsked',
        recipient: brand.company.email,
        userId: order.userId,
        locale: CATALOGUE_LOCALE,
        data: { number, fullName: payer.fullName, email: payer.email, reason },
        dedupeKey: `withdrawalAsked:${number}`,
      });
    },
  };
}
