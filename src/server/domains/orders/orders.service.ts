import { PAGE_SIZE } from '@config/commerce';
import { hasPermission } from '@config/permissions';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import type {
  ChangeOrderStatesResult,
  HeldStock,
  Order,
  OrderList,
  PayOrderBody,
  UpdateOrderBody,
} from '@/contract/schemas/orders';
import type { ParsedInput } from '@/contract/contract';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import type { GatewayState } from '@/server/ports/payments/gateway';
import { cancelOrder, requestWithdrawal } from './cancel-order';
import { changeOrderStates } from './staff/change-order-states';
import { chargePayment, requireNotDenied } from './payment/charge-order';
import { expireOrders } from './expire-orders';
import { flagOverduePrescriptions } from './prescription';
import { exportOrders } from './staff/export-orders';
import { fingerprintOrder, requireIdempotencyKey } from './place/idempotency.repo';
import { listHeldStock } from './stock/held-stock.repo';
import { createInFlight } from './place/in-flight';
import { requireOrder, viewOrder, viewOrderRow } from './order-access';
import { requireSoundCard, requireSoundOrder } from './place/order-checks';
import { listOrderRows, type OrderFilter, type OrderPage } from './staff/order-list.repo';
import { createOrderMails } from './mails/order-mails';
import { toOrderSummary } from './order-view';
import { findOrderRow, listPayments } from './orders.repo';
import { fingerprintPayment, payOrder } from './payment/pay-order';
import {
  placeOrder,
  type Buyer,
  type PlaceOrderDependencies,
  type PlaceOrderInput,
} from './place/place-order';
import { refundDue } from './payment/refund-due';
import { settleByHand } from './payment/settle-by-hand';
import { settleFromGateway } from './payment/settle-from-gateway';
import type { Settled } from './payment/settle-payment';
import { moveByStaff, updateOrder, type StaffMove } from './staff/staff-orders';

type Dependencies = Omit<PlaceOrderDependencies, 'mails'> & Parameters<typeof createOrderMails>[0];
type OwnListQuery = Pick<OrderFilter, 'estado' | 'q'> & OrderPage;
type ListQuery = Omit<OrderFilter, 'brandId' | 'userId' | 'representativeCode'> & OrderPage;

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders from the click to the delivery. Amounts are the shop's own; every change of state is in the history. */
export function createOrdersService(dependencies: Dependencies) {
  const context = { ...dependencies, mails: createOrderMails(dependencies) };
  const { db, brand, clock, gateway, log } = context;
  const { preparedCards } = context;
  const once = createInFlight<Order>();

  async function list(filter: OrderFilter & OrderPage): Promise<OrderList> {
    const { rows, total } = await listOrderRows(db, filter);
    return {
      items: rows.map(({ order, itemCount }) => toOrderSummary(order, itemCount)),
      total,
      page: filter.pagina,
      pageCount: Math.ceil(total / (filter.limit ?? PAGE_SIZE)),
    };
  }

  async function placeAndCharge(input: PlaceOrderInput): Promise<Order> {
    const { number, isNew } = await placeOrder(context, input);
    const order = await findOrderRow(db, number, brand.id);
    // The first attempt is this request's; later ones have keys of their own.
    const payment = order && (await listPayments(db, order.id)).at(-1);
    if (!payment) throw notFound('Order');
    await chargePayment(context, order, payment, {
      card: input.body.card,
      visitor: input.visitor,
      isNew,
    });
    log.info({ order: number, method: payment.method }, 'order placed');
    await requireNotDenied(context, order, payment.id);
    return viewOrder(context, number, input.user, 'own');
  }

  /** A write on an old version is told what the order is now. @throws Fault STALE with it as `details` */
  async function orCurrent(number: string, user: SessionUser, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!(error instanceof Fault) || error.errorCode !== 'STALE') throw error;
      throw new Fault('STALE', error.message, { details: await viewOrder(context, number, user) });
    }
  }

  return {
    /**
     * Places an order and asks for its payment. The same key and body always get the same order, however often and
     * however fast they come.
     * @throws Fault as listed in the contract; after PAYMENT_DENIED the order waits for another attempt
     */
    async createOrder(
      sent: CreateOrderBody,
      { user, visitor }: Buyer,
      header: string | undefined,
    ): Promise<Order> {
      const key = requireIdempotencyKey(header);
      const body = { ...sent, card: preparedCards.open(sent.card, user.id) };
      requireSoundOrder(body, brand, clock.now());
      const fingerprint = fingerprintOrder(body);
      return once(`${user.id} ${key}`, fingerprint, () =>
        placeAndCharge({ body, user, visitor, key, fingerprint }),
      );
    },

    /** Another attempt to pay an own order. @throws Fault NOT_FOUND, VALIDATION and those of `payOrder` */
    async payOrder(
      number: string,
      sent: PayOrderBody,
      { user, visitor }: Buyer,
      header: string | undefined,
    ): Promise<Order> {
      const key = requireIdempotencyKey(header);
      const order = await requireOrder(context, number, user, null);
      const body = { ...sent, card: preparedCards.open(sent.card, user.id) };
      requireSoundCard(body, brand, clock.now());
      const fingerprint = fingerprintPayment(number, body);
      return once(`${user.id} ${key}`, fingerprint, async () => {
        await payOrder(context, { order, body, userId: user.id, visitor, key, fingerprint });
        return viewOrder(context, number, user, 'own');
      });
    },

    /** The person's own order, one of their code for a representative, or any for `orders.read`. @throws Fault NOT_FOUND */
    async getOrder(number: string, user: SessionUser): Promise<Order> {
      return viewOrderRow(context, await requireOrder(context, number, user, 'orders.read'), user);
    },

    /** The person's own order, whatever else they may see. @throws Fault NOT_FOUND */
    async getOwnOrder(number: string, user: SessionUser): Promise<Order> {
      return viewOrderRow(context, await requireOrder(context, number, user, null), user, 'own');
    },

    /** Own orders, newest first. */
    listOwnOrders: (user: SessionUser, query: OwnListQuery): Promise<OrderList> =>
      list({ ...query, brandId: brand.id, userId: user.id }),

    /**
     * Orders of this brand, the newest first unless `ordem` says otherwise: all for `orders.read`, else those of the
     * own code. `q` looks into number, name and e-mail, and into the document for whoever may see it.
     */
    listOrders: (query: ListQuery, user: SessionUser): Promise<OrderList> =>
      list({
        ...query,
        brandId: brand.id,
        representativeCode: hasPermission(user, 'orders.read') ? undefined : user.representativeCode,
      }),

    /** What unpaid orders of this brand hold of its packs. See `listHeldStock`. */
    listHeldStock: (query: ParsedInput<'listHeldStock'>['query']): Promise<HeldStock> =>
      listHeldStock(db, { ...query, brandId: brand.id }),

    /**
     * The same list for `orders.read` as a table (CSV), and a line about it in the audit log. At most MAX_TABLE_ROWS.
     */
    exportOrders: (query: ParsedInput<'exportOrders'>['query'], user: SessionUser): Promise<string> =>
      exportOrders(context, query, user),

    /** Cancels an own order that is not being picked yet. @throws Fault NOT_FOUND, INVALID_TRANSITION */
    async cancelOrder(number: string, reason: string | null, user: SessionUser): Promise<Order> {
      await cancelOrder(context, await requireOrder(context, number, user, null), reason);
      return viewOrder(context, number, user, 'own');
    },

    /** Asks to return an own order (CDC, art. 49). @throws Fault NOT_FOUND, WITHDRAWAL_CLOSED */
    async requestWithdrawal(number: string, reason: string | null, user: SessionUser): Promise<Order> {
      await requestWithdrawal(context, await requireOrder(context, number, user, null), reason);
      return viewOrder(context, number, user, 'own');
    },

    /** Moves an order for somebody of the shop. @throws Fault NOT_FOUND and those of `moveByStaff` */
    async changeOrderState(number: string, move: StaffMove, user: SessionUser): Promise<Order> {
      const { id } = await requireOrder(context, number, user, 'orders.write');
      await orCurrent(number, user, () => moveByStaff(context, id, move, user));
      return viewOrder(context, number, user);
    },

    /** Moves several orders, each by itself, and says of each whether it moved. See `changeOrderStates`. */
    changeOrderStates: (
      body: ParsedInput<'changeOrderStates'>['body'],
      user: SessionUser,
    ): Promise<ChangeOrderStatesResult> => changeOrderStates(context, body, user),

    /** Invoice, tracking, note and prescription. @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updateOrder(number: string, body: UpdateOrderBody, user: SessionUser): Promise<Order> {
      const { id } = await requireOrder(context, number, user, 'orders.write');
      await orCurrent(number, user, () => updateOrder(context, id, body, user));
      return viewOrder(context, number, user);
    },

    /**
     * Settles a simulated payment by hand: its owner, or somebody with `orders.write`. Repeating an outcome changes
     * nothing; approving what expired is money that comes late, and it goes back.
     * @throws Fault NOT_FOUND when it is not theirs, or the gateway is real; PAYMENT_CLOSED
     */
    async settleFakePayment(
      number: string,
      outcome: 'approve' | 'deny' | 'expire',
      user: SessionUser,
    ): Promise<Order> {
      if (!gateway.simulated) throw new Fault('NOT_FOUND', 'Payment not found');
      const order = await requireOrder(context, number, user, 'orders.write');
      await settleByHand(context, order, outcome, order.userId === user.id ? 'cliente' : user.id);
      return viewOrder(context, number, user);
    },

    /** What the acquirer says of a payment, for notices and the reconciliation. See `settleFromGateway`. */
    settleFromGateway: (paymentId: string, state: GatewayState): Promise<Settled> =>
      settleFromGateway(context, paymentId, state),

    /** Tells the shop of prescriptions that are late. See `flagOverduePrescriptions`. */
    flagOverduePrescriptions: (now: Date): Promise<number> => flagOverduePrescriptions(context, now),

    /** Cancels unpaid orders whose time is over. See `expireOrders`. */
    expirePayments: (now: Date): Promise<number> => expireOrders(context, now),

    /** Gives back the money that goes back. See `refundDue`. */
    refundDue: (): Promise<number> => refundDue(context),
  };
}
