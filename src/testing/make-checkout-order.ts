import { quietOrder } from './quiet-order';
import type { Order, Payment } from '@/contract/schemas/orders';

type OrderOverrides = Partial<Omit<Order, 'payment'>> & { payment?: Partial<Payment> | null };

const pixPayment: Payment = {
  id: 'pay-1',
  method: 'pix',
  status: 'pending',
  amount: 112,
  interest: 0,
  createdAt: '2026-11-21T12:00:00Z',
  reason: null,
  installments: 1,
  simulated: true,
  expiresAt: '2026-11-21T12:30:00Z',
  secondsLeft: 1_800,
  pix: {
    code: '00020126580014br.gov.bcb.pix0114AGR0VET10001755204000053039865406112.005802BR5908Boa Lida6007Uberaba62070503***6304ABCD',
    receiver: 'Boa Lida',
  },
  boleto: null,
  boletoPdf: null,
  card: null,
};

/** An order of one sack, waiting for its PIX; test data. */
export function makeOrder({ payment, ...overrides }: OrderOverrides = {}): Order {
  return {
    number: 'BL-2026-000123',
    state: 'pending_payment',
    createdAt: '2026-11-21T12:00:00Z',
    total: 112,
    itemCount: 1,
    isPickUp: true,
    paymentMethod: 'pix',
    installments: 1,
    customer: { fullName: 'Adelmo Couto', city: 'Monte Carmelo', state: 'MG' },
    version: 1,
    lines: [
      {
        variationId: 'v1',
        productId: 'p1',
        slug: 'seca-brava-40',
        title: 'Seca Brava 40',
        titles: {},
        presentation: 'Saco 30 kg',
        picture: null,
        quantity: 1,
        unitPrice: 117.9,
        total: 117.9,
        discount: 0,
      },
    ],
    totals: { subtotal: 117.9, discount: 0, pixDiscount: 5.9, freight: 0, total: 112 },
    couponCode: null,
    freight: { service: 'retirada', name: 'Retirada', carrier: null, businessDays: { min: 1, max: 1 } },
    address: null,
    payer: {
      fullName: 'Adelmo Couto',
      email: 'adelmo@exemplo.com.br',
      document: '52998224725',
      stateRegistration: null,
      phone: null,
    },
    payment: payment === null ? null : { ...pixPayment, ...payment },
    history: [],
    ...quietOrder,
    nextStates: [],
    ...overrides,
  };
}
