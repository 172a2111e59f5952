import { z } from 'zod';
import type {
  CreateGuestOrderBody,
  EndGuestOrderBody,
  FakeGuestPaymentBody,
  GuestOrder,
  PayGuestOrderBody,
  ReturnGuestOrderBody,
} from '@/contract/schemas/guest-orders';
import type { Order } from '@/contract/schemas/orders';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';
import { cancelOrder, requestWithdrawal } from '@/server/domains/orders/cancel-order';
import { guestBuyer, type Buyer } from '@/server/domains/orders/buyer';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { toOrder } from '@/server/domains/orders/order-view';
import { findOrderRow, loadOrderParts, type OrderRow } from '@/server/domains/orders/orders.repo';
import { GUEST_READER, prescriptionLinks } from '@/server/domains/orders/prescription/prescription-links';
import { boletoLinks } from '@/server/domains/orders/payment/boleto-file';
import { settleByHand } from '@/server/domains/orders/payment/settle-by-hand';
import { requireGuestOrder, requireGuestOrderByProof } from './guest-access';
import { signGuestPass } from './guest-pass';

/** The details of a refusal that leaves an order behind. */
const WaitingOrder = z.looseObject({ orderNumber: z.string() });

interface GuestDependencies {
  context: OrderContext;
  place: (sent: CreateGuestOrderBody, buyer: Buyer, header: string | undefined) => Promise<string>;
  pay: (
    order: OrderRow,
    sent: Omit<PayGuestOrderBody, 'pass'>,
    buyer: Buyer,
    header: string | undefined,
  ) => Promise<void>;
}

/**
 * Orders of people without an account. Whether an e-mail has one is not looked at: it changes neither the answer nor
 * the order. The browser that placed the order gets a pass for it; nothing else opens it.
 */
export function createGuestOrders({ context, place, pay }: GuestDependencies) {
  const { db, brand, clock, gateway, secret } = context;

  /** As its buyer sees it. */
  async function view(order: OrderRow): Promise<Order> {
    const parts = await loadOrderParts(db, order.id);
    const now = clock.now();
    const linkPrescription = prescriptionLinks(secret, GUEST_READER, now);
    const links = { linkPrescription, linkBoleto: boletoLinks(secret) };
    const viewer = { sees: 'own', simulated: gateway.simulated, now, ...links } as const;
    return toOrder(order, parts, viewer);
  }

  /** A denied order waits for another payment: the refusal carries what opens it. */
  function withPass(error: unknown): never {
    if (!(error instanceof Fault)) throw error;
    const { errorCode, message, extra } = error;
    const details = WaitingOrder.safeParse(extra.details).data;
    if (!details) throw error;
    const pass = signGuestPass(secret, details.orderNumber, clock.now());
    throw new Fault(errorCode, message, { ...extra, details: { ...details, pass } });
  }

  const getGuestOrder = async (number: string, pass: string): Promise<Order> =>
    view(await requireGuestOrder(context, number, pass));

  return {
    /** The order, for who holds its pass. @throws Fault NOT_FOUND */
    getGuestOrder,

    /** Places an order without an account. @throws Fault as `createOrder` does */
    async createGuestOrder(
      sent: CreateGuestOrderBody,
      visitor: Visitor,
      header: string | undefined,
    ): Promise<GuestOrder> {
      const buyer = guestBuyer(secret, sent.payer.email, visitor);
      const number = await place(sent, buyer, header).catch(withPass);
      const order = await findOrderRow(db, number, brand.id);
      if (!order) throw notFound('Order');
      return { order: await view(order), pass: signGuestPass(secret, number, clock.now()) };
    },

    /** Another attempt to pay it. @throws Fault as `payOrder` does */
    async payGuestOrder(
      number: string,
      { pass, ...sent }: PayGuestOrderBody,
      visitor: Visitor,
      header: string | undefined,
    ): Promise<Order> {
      const order = await requireGuestOrder(context, number, pass);
      await pay(order, sent, guestBuyer(secret, order.payer.email, visitor), header);
      return getGuestOrder(number, pass);
    },

    /** Cancels it before it is picked. @throws Fault NOT_FOUND, INVALID_TRANSITION */
    async cancelGuestOrder(number: string, { pass, reason }: EndGuestOrderBody): Promise<Order> {
      await cancelOrder(context, await requireGuestOrder(context, number, pass), reason);
      return getGuestOrder(number, pass);
    },

    /** Asks to return it (CDC, art. 49), also by the link of a mail. @throws Fault NOT_FOUND, WITHDRAWAL_CLOSED */
    async requestGuestWithdrawal(
      number: string,
      { proof, reason }: ReturnGuestOrderBody,
    ): Promise<{ requestedAt: string }> {
      const order = await requireGuestOrderByProof(context, number, proof);
      const requestedAt = await requestWithdrawal(context, order, reason);
      return { requestedAt: requestedAt.toISOString() };
    },

    /** Settles its simulated payment by hand. @throws Fault NOT_FOUND, PAYMENT_CLOSED */
    async settleFakeGuestPayment({ number, pass, outcome }: FakeGuestPaymentBody): Promise<Order> {
      if (!gateway.simulated) throw new Fault('NOT_FOUND', 'Payment not found');
      await settleByHand(context, await requireGuestOrder(context, number, pass), outcome, 'cliente');
      return getGuestOrder(number, pass);
    },
  };
}
