import { PAGE_SIZE } from '@config/commerce';
import { hasPermission } from '@config/permissions';
import type { CreateOrderBody, Order, OrderList, OrderState } from '@/contract/schemas/checkout';
import type { SessionUser } from '@/server/domains/users/sessions.service';
import { Fault, notFound } from '@/server/http/fault';
import type { Log } from '@/server/services';
import { chargeOrder } from './charge-order';
import { expireOrders } from './expire-orders';
import { fingerprintOrder, requireIdempotencyKey } from './idempotency.repo';
import { moveOrder } from './move-order';
import { requireSoundOrder } from './order-checks';
import { toOrder, toOrderSummary } from './order-view';
import {
  findOrderRow,
  listOrderRows,
  loadOrderParts,
  lockOrder,
  type OrderFilter,
  type OrderRow,
} from './orders.repo';
import { placeOrder, type PlaceOrderDependencies, type PlaceOrderInput } from './place-order';
import { retryTransaction } from './retry-transaction';
import { settlePayment, type Outcome } from './settle-payment';

type Dependencies = PlaceOrderDependencies & { log: Log };
type ListQuery = Pick<OrderFilter, 'estado' | 'q' | 'pagina' | 'limit'>;

const FAKE_OUTCOMES: Record<'approve' | 'deny' | 'expire', Outcome> = {
  approve: 'approved',
  deny: 'denied',
  expire: 'expired',
};

/** A representative reads the orders that came by their code (decisions, Who it is for). */
const isCreditedTo = (order: OrderRow | null, { representativeCode }: SessionUser) =>
  representativeCode !== null && order?.representativeCode === representativeCode;

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders from the click to the delivery. Amounts are the shop's own; every change of state is in the history. */
export function createOrdersService(dependencies: Dependencies) {
  const { db, brand, clock, gateway, log } = dependencies;
  /** Requests of this process on their way, by user and key: a second click waits for the first one's answer. */
  const inFlight = new Map<string, { fingerprint: string; answer: Promise<Order> }>();

  async function requireOrder(
    number: string,
    user: SessionUser,
    permission: 'orders.read' | 'orders.write',
  ): Promise<OrderRow> {
    const order = await findOrderRow(db, number, brand.id);
    const isCredited = permission === 'orders.read' && isCreditedTo(order, user);
    // Somebody else's order and one that does not exist look the same.
    if (!order || (order.userId !== user.id && !isCredited && !hasPermission(user, permission)))
      throw notFound('Order');
    return order;
  }

  async function view(number: string, forStaff: boolean): Promise<Order> {
    const order = await findOrderRow(db, number, brand.id);
    if (!order) throw notFound('Order');
    return toOrder(order, await loadOrderParts(db, order.id), {
      forStaff,
      simulated: gateway.simulated,
      now: clock.now(),
    });
  }

  async function list(filter: OrderFilter): Promise<OrderList> {
    const { rows, total } = await listOrderRows(db, filter);
    return {
      items: rows.map(({ order, itemCount }) => toOrderSummary(order, itemCount)),
      total,
      page: filter.pagina,
      pageCount: Math.ceil(total / (filter.limit ?? PAGE_SIZE)),
    };
  }

  async function placeAndCharge(input: PlaceOrderInput): Promise<Order> {
    const number = await placeOrder(dependencies, input);
    const order = await findOrderRow(db, number, brand.id);
    if (!order) throw notFound('Order');
    await chargeOrder(dependencies, order, input.body.card ?? null);
    log.info({ order: number, method: order.paymentMethod }, 'order placed');
    return view(number, false);
  }

  return {
    /**
     * Places an order and asks for its payment. The same key and body always get the same order, however often and
     * however fast they come.
     * @throws Fault as listed in the contract, and PAYMENT_DENIED (see `chargeOrder`)
     */
    async createOrder(body: CreateOrderBody, user: SessionUser, header: string | undefined): Promise<Order> {
      const key = requireIdempotencyKey(header);
      requireSoundOrder(body, brand, clock.now());
      const fingerprint = fingerprintOrder(body);
      const slot = `${user.id} ${key}`;
      const running = inFlight.get(slot);
      if (running) {
        if (running.fingerprint !== fingerprint)
          throw new Fault('IDEMPOTENCY_KEY_REUSED', 'This key belongs to another order');
        return running.answer;
      }
      const answer = placeAndCharge({ body, user, key, fingerprint }).finally(() => inFlight.delete(slot));
      inFlight.set(slot, { fingerprint, answer });
      return answer;
    },

    /** The person's own order, one of their code for a representative, or any for `orders.read`. @throws Fault NOT_FOUND */
    async getOrder(number: string, user: SessionUser): Promise<Order> {
      await requireOrder(number, user, 'orders.read');
      return view(number, hasPermission(user, 'orders.read'));
    },

    /** The person's own order, whatever else they may see. @throws Fault NOT_FOUND */
    async getOwnOrder(number: string, user: SessionUser): Promise<Order> {
      const order = await findOrderRow(db, number, brand.id);
      if (order?.userId !== user.id) throw notFound('Order');
      return view(number, false);
    },

    /** Own orders, newest first. */
    listOwnOrders: (user: SessionUser, query: ListQuery): Promise<OrderList> =>
      list({ ...query, brandId: brand.id, userId: user.id }),

    /**
     * Orders of this brand, newest first: all for `orders.read`, else those of the own code. `q` looks into number,
     * name, e-mail and document.
     */
    listOrders: (query: ListQuery, user: SessionUser): Promise<OrderList> =>
      list({
        ...query,
        brandId: brand.id,
        representativeCode: hasPermission(user, 'orders.read') ? undefined : user.representativeCode,
      }),

    /**
     * Moves an order along its states.
     * @throws Fault NOT_FOUND, STALE when it changed since it was read, INVALID_TRANSITION
     */
    async changeOrderState(
      number: string,
      input: { state: OrderState; version: number; note?: string | null },
      user: SessionUser,
    ): Promise<Order> {
      const { id } = await requireOrder(number, user, 'orders.write');
      await retryTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id);
        if (order.version !== input.version) throw new Fault('STALE', 'The order changed meanwhile');
        await moveOrder(tx, order, { to: input.state, by: user.id, at: clock.now(), note: input.note });
      });
      return view(number, true);
    },

    /**
     * Settles a simulated payment by hand: its owner, or somebody with `orders.write`. Repeating an outcome changes
     * nothing.
     * @throws Fault NOT_FOUND when it is not theirs, or the gateway is real; PAYMENT_CLOSED
     */
    async settleFakePayment(
      number: string,
      outcome: 'approve' | 'deny' | 'expire',
      user: SessionUser,
    ): Promise<Order> {
      if (!gateway.simulated) throw notFound('Payment');
      const order = await requireOrder(number, user, 'orders.write');
      const now = clock.now();
      const isOver = order.state === 'pending_payment' && order.expiresAt !== null && order.expiresAt <= now;
      // The clock came first, even where the expiry run has not been here yet.
      if (isOver) await expireOrders({ db, log }, now);
      const by = order.userId === user.id ? 'cliente' : user.id;
      await retryTransaction(db, (tx) =>
        settlePayment(tx, { orderId: order.id, outcome: FAKE_OUTCOMES[outcome], by, at: now }),
      );
      return view(number, hasPermission(user, 'orders.read'));
    },

    /** Cancels unpaid orders whose time is over. See `expireOrders`. */
    expirePayments: (now: Date): Promise<number> => expireOrders({ db, log }, now),
  };
}
