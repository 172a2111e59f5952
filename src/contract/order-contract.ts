import { z } from 'zod';
import { endpoint } from './endpoint';
import * as checkout from './schemas/checkout';
import { Id } from './schemas/primitives';

const numberParams = z.object({ number: Id });

/** From the cart to the delivered order. */
export const orderContract = {
  listOwnOrders: endpoint({
    summary: 'Own orders, newest first',
    access: 'user',
    input: { query: checkout.OrderListQuery },
    output: checkout.OrderList,
    errors: [],
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
    errors: ['COUPON_UNKNOWN', 'COUPON_EXPIRED', 'COUPON_USED_UP'],
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
    output: checkout.Order,
    errors: [
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
    ],
    needsCart: true,
    status: 201,
  }),
  fakePayment: endpoint({
    summary: 'Approves, denies or expires a simulated payment; exists only with the gateway `fake`',
    access: 'user',
    input: { body: checkout.FakePaymentBody },
    output: checkout.Order,
    errors: ['NOT_FOUND', 'PAYMENT_CLOSED'],
    needsCart: true,
  }),
  listOrders: endpoint({
    summary: 'All orders, newest first; a representative gets those of their code',
    access: ['orders.read', 'representante'],
    input: { query: checkout.OrderListQuery },
    output: checkout.OrderList,
    errors: [],
  }),
  getOrder: endpoint({
    summary:
      'One order: the customer’s own, one of the own code for a representative, or any for `orders.read`',
    access: 'user',
    input: { params: numberParams },
    output: checkout.Order,
    errors: ['NOT_FOUND'],
  }),
  changeOrderState: endpoint({
    summary: 'Moves an order along its states',
    access: 'orders.write',
    input: { params: numberParams, body: checkout.ChangeOrderStateBody },
    output: checkout.Order,
    errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
  }),
} as const;
