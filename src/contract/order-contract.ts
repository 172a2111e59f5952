import { z } from 'zod';
import { endpoint } from './endpoint';
import * as checkout from './schemas/checkout';
import { IdempotencyKey, OrderPass } from './schemas/headers';
import * as guest from './schemas/guest-orders';
import * as orders from './schemas/orders';
import * as prescriptions from './schemas/prescriptions';
import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_TYPES } from './constants';
import { Cep, Id, IsoDate } from './schemas/primitives';

const PLACING_ERRORS = [
  'CART_CHANGED',
  'OUT_OF_STOCK',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'CEP_UNKNOWN',
  'FREIGHT_UNAVAILABLE',
  'FORBIDDEN',
  'PAYMENT_DENIED',
  'PRESCRIPTION_REQUIRED',
  'UNAVAILABLE',
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_NOT_APPLICABLE',
  'COUPON_MINIMUM_NOT_REACHED',
  'COUPON_FIRST_PURCHASE_ONLY',
  'UNPAID_ORDERS_LIMIT',
  'UNPAID_UNITS_LIMIT',
  'BOLETO_UNITS_LIMIT',
  'RATE_LIMITED',
] as const;

const PAYING_ERRORS = [
  'NOT_FOUND',
  'PAYMENT_CLOSED',
  'PAYMENT_DENIED',
  'OUT_OF_STOCK',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_FIRST_PURCHASE_ONLY',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'UNAVAILABLE',
  'UNPAID_UNITS_LIMIT',
  'BOLETO_UNITS_LIMIT',
  'RATE_LIMITED',
] as const;

const SENDING_ERRORS = [
  'NOT_FOUND',
  'PRESCRIPTION_CLOSED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'STORAGE_LOW',
  'UNAVAILABLE',
  'RATE_LIMITED',
] as const;

const PRESCRIPTION_FILE = { types: PRESCRIPTION_TYPES, maxBytes: PRESCRIPTION_MAX_BYTES } as const;

/** Of every call that places an order or pays one. */
const PAID_ONCE = z.object({ 'Idempotency-Key': IdempotencyKey });

const numberParams = z.object({ number: Id });

/** From the cart to the delivered order. */
export const orderContract = {
  listOwnOrders: endpoint({
    summary: 'Own orders, newest first',
    access: 'user',
    input: { query: orders.OrderListQuery },
    output: orders.OwnOrderList,
    errors: [],
  }),
  findAddress: endpoint({
    summary: 'What is known of a CEP: at least its state, also without a network',
    access: 'anonymous',
    input: { params: z.object({ cep: Cep }) },
    output: checkout.CepAddress,
    errors: ['CEP_UNKNOWN', 'RATE_LIMITED'],
  }),
  calculateFreight: endpoint({
    summary: 'Freight options for a CEP',
    access: 'anonymous',
    input: { body: checkout.CalculateFreightBody },
    output: checkout.FreightQuote,
    errors: [],
    needsCart: true,
  }),
  findCoupon: endpoint({
    summary: 'A coupon by code, or why it does not count',
    access: 'anonymous',
    input: { query: z.object({ code: checkout.CouponCode }) },
    output: checkout.Coupon,
    errors: [
      'COUPON_UNKNOWN',
      'COUPON_EXPIRED',
      'COUPON_USED_UP',
      'COUPON_FIRST_PURCHASE_ONLY',
      'RATE_LIMITED',
    ],
    needsCart: true,
  }),
  quoteCheckout: endpoint({
    summary: 'The priced cart',
    access: 'anonymous',
    input: { body: checkout.QuoteCheckoutBody },
    output: checkout.CheckoutSnapshot,
    errors: [],
    needsCart: true,
  }),
  createOrder: endpoint({
    summary: 'Places the order; needs an Idempotency-Key header',
    access: 'user',
    input: { body: checkout.CreateOrderBody },
    headers: PAID_ONCE,
    output: orders.Order,
    errors: PLACING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  createGuestOrder: endpoint({
    summary: 'Places an order without an account; needs an Idempotency-Key header. The pass opens the order',
    access: 'anonymous',
    input: { body: guest.CreateGuestOrderBody },
    headers: PAID_ONCE,
    output: guest.GuestOrder,
    errors: PLACING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  getGuestOrder: endpoint({
    summary: 'An order that was placed without an account, for who holds its pass',
    access: 'anonymous',
    input: { body: guest.GetGuestOrderBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    needsCart: true,
  }),
  payGuestOrder: endpoint({
    summary: 'Another attempt to pay it; needs an Idempotency-Key header',
    access: 'anonymous',
    input: { params: numberParams, body: guest.PayGuestOrderBody },
    headers: PAID_ONCE,
    output: orders.Order,
    errors: PAYING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  cancelGuestOrder: endpoint({
    summary:
      'Cancels an order without an account that is not being picked yet; money that was paid goes back',
    access: 'anonymous',
    input: { params: numberParams, body: guest.EndGuestOrderBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'RATE_LIMITED'],
  }),
  requestGuestWithdrawal: endpoint({
    summary:
      'Asks to return an order without an account, until seven days after its delivery (CDC, art. 49), for who holds its pass or the signature of a link in its mails',
    access: 'anonymous',
    input: { params: numberParams, body: guest.ReturnGuestOrderBody },
    output: z.object({ requestedAt: IsoDate }),
    errors: ['NOT_FOUND', 'WITHDRAWAL_CLOSED', 'RATE_LIMITED'],
  }),
  fakeGuestPayment: endpoint({
    summary: 'Settles its simulated payment; exists only with the gateway `fake`',
    access: 'anonymous',
    input: { body: guest.FakeGuestPaymentBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'PAYMENT_CLOSED', 'RATE_LIMITED'],
    needsCart: true,
  }),
  fakePayment: endpoint({
    summary: 'Approves, denies or expires a simulated payment; exists only with the gateway `fake`',
    access: 'user',
    input: { body: orders.FakePaymentBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'PAYMENT_CLOSED'],
    needsCart: true,
  }),
  listOrders: endpoint({
    summary: 'All orders, newest first; a representative gets those of their code',
    access: ['orders.read', 'representante'],
    input: { query: orders.StaffOrderListQuery },
    output: orders.OrderList,
    errors: [],
  }),
  listHeldStock: endpoint({
    summary: 'Packs whose units unpaid orders hold, the largest share first, and which orders these are',
    access: 'orders.read',
    input: { query: orders.HeldStockQuery },
    output: orders.HeldStock,
    errors: [],
  }),
  listPrescriptions: endpoint({
    summary: 'Orders whose prescription is to be judged, or was; those of the nearest deadline first',
    access: 'orders.write',
    input: { query: prescriptions.PrescriptionListQuery },
    output: prescriptions.PrescriptionList,
    errors: [],
  }),
  sendPrescription: endpoint({
    summary: 'Sends a file as the prescription of an own order',
    access: 'user',
    input: { params: numberParams, file: PRESCRIPTION_FILE },
    output: orders.Order,
    errors: SENDING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  sendGuestPrescription: endpoint({
    summary:
      'The same for who holds the pass of an order without an account, or the signature of a link in its mails, in the header `Order-Pass`',
    access: 'anonymous',
    input: { params: numberParams, file: PRESCRIPTION_FILE },
    headers: z.object({ 'Order-Pass': OrderPass }),
    output: z.object({ sentAt: IsoDate }),
    errors: SENDING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  getOrder: endpoint({
    summary:
      'One order: the customer’s own, one of the own code for a representative, or any for `orders.read`',
    access: 'user',
    input: { params: numberParams },
    output: orders.Order,
    errors: ['NOT_FOUND'],
  }),
  changeOrderState: endpoint({
    summary: 'Moves an order along its states',
    access: 'orders.write',
    input: { params: numberParams, body: orders.ChangeOrderStateBody },
    output: orders.Order,
    errors: [
      'NOT_FOUND',
      'STALE',
      'INVALID_TRANSITION',
      'PRESCRIPTION_REQUIRED',
      'PASSWORD_REQUIRED',
      'OUT_OF_STOCK',
      'COUPON_EXPIRED',
      'COUPON_USED_UP',
      'COUPON_FIRST_PURCHASE_ONLY',
    ],
  }),
  updateOrder: endpoint({
    summary: 'Invoice, tracking, notes and prescription of an order',
    access: 'orders.write',
    input: { params: numberParams, body: orders.UpdateOrderBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'STALE', 'PASSWORD_REQUIRED', 'PRESCRIPTION_CLOSED'],
  }),
  payOrder: endpoint({
    summary: 'Another attempt to pay an own order that waits for it; needs an Idempotency-Key header',
    access: 'user',
    input: { params: numberParams, body: orders.PayOrderBody },
    headers: PAID_ONCE,
    output: orders.Order,
    errors: PAYING_ERRORS,
    needsCart: true,
    status: 201,
  }),
  cancelOrder: endpoint({
    summary: 'Cancels an own order that is not being picked yet; money that was paid goes back',
    access: 'user',
    input: { params: numberParams, body: orders.CancelOrderBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  }),
  requestWithdrawal: endpoint({
    summary: 'Asks to return an own order within seven days of its delivery (CDC, art. 49)',
    access: 'user',
    input: { params: numberParams, body: orders.CancelOrderBody },
    output: orders.Order,
    errors: ['NOT_FOUND', 'WITHDRAWAL_CLOSED'],
  }),
} as const;
