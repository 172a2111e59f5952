import { PAGE_SIZE } from '@config/commerce';
import { hasPermission } from '@config/has-permission';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import type {
  ChangeOrderStatesResult,
  HeldStock,
  Order,
  OrderList,
  OwnOrderList,
  PayOrderBody,
  UpdateOrderBody,
} from '@/contract/schemas/orders';
import type { ParsedInput } from '@/contract/contract';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';
import type { GatewayState } from '@/server/ports/payments/gateway';
import { askForReviews } from './ask-for-reviews';
import { cancelOrder, requestWithdrawal } from './cancel-order';
import { changeOrderStates } from './staff/change-order-states';
import { chargePayment, requireNotDenied } from './payment/charge-order';
import { expireOrders } from './expire-orders';
import { flagOverduePrescriptions } from './prescription/verdict';
import { createPrescriptions } from './prescription/prescriptions.service';
import { exportOrders } from './staff/export-orders';
import { fingerprintOrder, requireIdempotencyKey } from './place/idempotency.repo';
import { listHeldStock } from './stock/held-stock.repo';
import { createInFlight } from './place/in-flight';
import { requireOrder, viewOrder, viewOrderRow } from './order-access';
import { requireSoundCard, requireSoundOrder } from './place/order-checks';
import { listOrderRows, type OrderFilter, type OrderPage } from './staff/order-list.repo';
import { createOrderMails } from './mails/order-mails';
import { toOrderSummary } from './order-view';
import { findOrderRow, listFirstLines, listPayments, type OrderRow } from './orders.repo';
import { fingerprintPayment, payOrder } from './payment/pay-order';
import { customerBuyer, type Buyer } from './buyer';
import { createGuestOrders } from './guest/guest-orders';
import { placeOrder, type PlaceOrderDependencies, type PlaceOrderInput } from './place/place-order';
import { getBoletoPdf } from './payment/boleto-file';
import { refundDue } from './payment/refund-due';
import { settleByHand } from './payment/settle-by-hand';
import { settleFromGateway } from './payment/settle-from-gateway';
import type { Settled } from './payment/settle-payment';
import { moveByStaff, updateOrder, type StaffMove } from './staff/staff-orders';

type Dependencies = Omit<PlaceOrderDependencies, 'mails'> &
  Parameters<typeof createOrderMails>[0] &
  Parameters<typeof createPrescriptions>[1];
interface Customer {
  user: SessionUser;
  visitor: Visitor;
}
type OwnListQuery = Pick<OrderFilter, 'estado' | 'q'> & OrderPage;
type ListQuery = Omit<OrderFilter, 'brandId' | 'userId' | 'representativeCode'> & OrderPage;

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders from the click to the delivery. Amounts are the shop's own; every change of state is in the history. */
export function createOrdersService(dependencies: Dependencies) {
  const context = { ...dependencies, mails: createOrderMails(dependencies) };
  const { db, brand, clock, gateway, log } = context;
  const { preparedCards } = context;
  const once = createInFlight<string>();

  async function listRows(filter: OrderFilter & OrderPage) {
    const { rows, total } = await listOrderRows(db, filter);
    return { rows, total, page: filter.pagina, pageCount: Math.ceil(total / (filter.limit ?? PAGE_SIZE)) };
  }

  async function list(filter: OrderFilter & OrderPage): Promise<OrderList> {
    const { rows, ...page } = await listRows(filter);
    return { ...page, items: rows.map(({ order, itemCount }) => toOrderSummary(order, itemCount)) };
  }

  async function placeAndCharge(input: PlaceOrderInput): Promise<string> {
    const { number, isNew } = await placeOrder(context, input);
    const order = await findOrderRow(db, number, brand.id);
    // The first attempt is this request's; later ones have keys of their own.
    const payment = order && (await listPayments(db, order.id)).at(-1);
    if (!payment) throw notFound('Order');
    await chargePayment(context, order, payment, {
      card: input.body.card,
      visitor: input.buyer.visitor,
      isNew,
    });
    log.info({ order: number, method: payment.method }, 'order placed');
    await requireNotDenied(context, order, payment.id);
    return number;
  }

  /** @returns the number of the order of this key and body, however often they come */
  async function place(sent: CreateOrderBody, buyer: Buyer, header: string | undefined): Promise<string> {
    const key = requireIdempotencyKey(header);
    const body = { ...sent, card: preparedCards.open(sent.card, buyer.id) };
    requireSoundOrder(body, brand, clock.now());
    const fingerprint = fingerprintOrder(body);
    return once(`${buyer.id} ${key}`, fingerprint, () => placeAndCharge({ body, buyer, key, fingerprint }));
  }

  async function pay(
    order: OrderRow,
    sent: PayOrderBody,
    buyer: Buyer,
    header: string | undefined,
  ): Promise<void> {
    const key = requireIdempotencyKey(header);
    const body = { ...sent, card: preparedCards.open(sent.card, buyer.id) };
    requireSoundCard(body, brand, clock.now());
    const fingerprint = fingerprintPayment(order.number, body);
    await once(`${buyer.id} ${key}`, fingerprint, async () => {
      await payOrder(context, { order, body, buyer, key, fingerprint });
      return order.number;
    });
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
      { user, visitor }: Customer,
      header: string | undefined,
    ): Promise<Order> {
      const number = await place(sent, customerBuyer(user, visitor), header);
      return viewOrder(context, number, user, 'own');
    },

    /** Another attempt to pay an own order. @throws Fault NOT_FOUND, VALIDATION and those of `payOrder` */
    async payOrder(
      number: string,
      sent: PayOrderBody,
      { user, visitor }: Customer,
      header: string | undefined,
    ): Promise<Order> {
      const order = await requireOrder(context, number, user, null);
      await pay(order, sent, customerBuyer(user, visitor), header);
      return viewOrder(context, number, user, 'own');
    },

    ...createGuestOrders({ context, place, pay }),

    ...createPrescriptions(context, dependencies),

    /** The person's own order, one of their code for a representative, or any for `orders.read`. @throws Fault NOT_FOUND */
    async getOrder(number: string, user: SessionUser): Promise<Order> {
      return viewOrderRow(context, await requireOrder(context, number, user, 'orders.read'), user);
    },

    /** The person's own order, whatever else they may see. @throws Fault NOT_FOUND */
    async getOwnOrder(number: string, user: SessionUser): Promise<Order> {
      return viewOrderRow(context, await requireOrder(context, number, user, null), user, 'own');
    },

    /** Own orders, newest first. */
    async listOwnOrders(user: SessionUser, query: OwnListQuery): Promise<OwnOrderList> {
      const { rows, ...page } = await listRows({ ...query, brandId: brand.id, userId: user.id });
      const lines = await listFirstLines(
        db,
        rows.map(({ order }) => order.id),
      );
      const items = rows.map(({ order, itemCount }) => {
        const own = lines.filter(({ orderId }) => orderId === order.id);
        return {
          ...toOrderSummary(order, itemCount),
          lines: own.map(({ title, titles, picture }) => ({ title, titles, picture })),
          lineCount: own[0]?.lineCount ?? 0,
        };
      });
      return { ...page, items };
    },

    /**
     * Orders of this brand, the newest first unless `ordem` says otherwise: all for `orders.read`, else those of the
     * own code. `q` looks into number, name and e-mail, and into the document for users who may see it.
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

    /** Moves an order for a member of staff. @throws Fault NOT_FOUND and those of `moveByStaff` */
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

    /** Invoice, tracking, note and prescription. @throws Fault NOT_FOUND and those of `updateOrder` */
    async updateOrder(number: string, body: UpdateOrderBody, user: SessionUser): Promise<Order> {
      const { id } = await requireOrder(context, number, user, 'orders.write');
      await orCurrent(number, user, () => updateOrder(context, id, body, user));
      return viewOrder(context, number, user);
    },

    /**
     * Settles a simulated payment by hand: by its owner or a user with `orders.write`. Repeating an outcome changes
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

    /** The boleto behind a signed address as a PDF. @throws Fault NOT_FOUND, also once it is not to be paid any more */
    getBoletoPdf: (token: string) => getBoletoPdf(context, token),

    /** Tells the shop of prescriptions that are late. See `flagOverduePrescriptions`. */
    flagOverduePrescriptions: (now: Date): Promise<number> => flagOverduePrescriptions(context.db, now),

    /** Asks the buyers of what was delivered for reviews. See `askForReviews`. */
    askForReviews: (now: Date): Promise<number> => askForReviews(context, now),

    /** Cancels unpaid orders whose time is over. See `expireOrders`. */
    expirePayments: (now: Date): Promise<number> => expireOrders(context, now),

    /** Gives back the money that goes back. See `refundDue`. */
    refundDue: (): Promise<number> => refundDue(context),
  };
}
