import { quietOrder } from './quiet-order';
import type { Order, OrderSummary } from '@/contract/schemas/orders';

/** An order for tests: one line of mineral salt paid by Pix, waiting for the money. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  return {
    number: 'BL-7K2M9Q',
    state: 'pending_payment',
    createdAt: '2026-11-20T20:12:00Z',
    total: 609.91,
    itemCount: 2,
    isPickUp: false,
    paymentMethod: 'pix',
    installments: 1,
    customer: { fullName: 'Adelmo Ferreira Couto', city: 'Monte Carmelo', state: 'MG' },
    version: 3,
    lines: [
      {
        variationId: 'sal-30kg',
        productId: 'sal',
        slug: 'sal-mineral',
        title: 'Sal mineral 80',
        titles: {},
        presentation: 'Saco 30 kg',
        picture: null,
        quantity: 2,
        unitPrice: 300,
        total: 600,
        discount: 0,
      },
    ],
    totals: { subtotal: 600, discount: 0, pixDiscount: 30, freight: 39.91, total: 609.91 },
    couponCode: null,
    freight: { service: 'economica', name: 'Econômica', carrier: null, businessDays: { min: 4, max: 7 } },
    address: {
      label: null,
      recipient: 'Adelmo Ferreira Couto',
      postalCode: '38500000',
      state: 'MG',
      city: 'Monte Carmelo',
      district: null,
      street: null,
      number: null,
      complement: null,
      rural: true,
      propertyName: 'Fazenda Boa Vista',
      road: 'MG-190',
      km: '12',
      landmark: 'Depois da ponte',
      phone: null,
    },
    payer: {
      fullName: 'Adelmo Ferreira Couto',
      email: 'adelmo@cliente.example',
      document: '11144477735',
      stateRegistration: null,
      phone: '(34) 90000-1234',
    },
    payment: null,
    history: [{ state: 'pending_payment', at: '2026-11-20T20:12:00Z', by: 'cliente', note: null }],
    ...quietOrder,
    nextStates: ['approved', 'cancelled'],
    ...overrides,
  };
}

/** The same order as a list shows it. */
export function makeOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const { number, state, createdAt, total, itemCount, isPickUp, paymentMethod, installments, customer } =
    makeOrder();
  return {
    number,
    state,
    createdAt,
    total,
    itemCount,
    isPickUp,
    paymentMethod,
    installments,
    customer,
    ...overrides,
  };
}
