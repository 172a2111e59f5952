import { randomUUID } from 'node:crypto';
import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { coupons } from '@/server/db/schema';
import { coupons as couponsTable } from '@/server/db/schema';
import type { TestApp } from './test-app';

/** Published test cards of the simulated acquirer. */
export const APPROVED_CARD = {
  number: '4012001037141112',
  holder: 'TEREZA PRADO',
  expiry: '12/30',
  cvv: '123',
};
export const DENIED_CARD = { ...APPROVED_CARD, number: '5155901222270002' };

/** An address in Uberaba, MG. */
export const testAddress: NonNullable<CreateOrderInput['address']> = {
  recipient: 'Tereza Prado',
  postalCode: '38010-000',
  state: 'MG',
  city: 'Uberaba',
  district: 'Centro',
  street: 'Rua do Curral',
  number: '12',
};

/** What a person would send for one pack paid by Pix; the hash is still missing. */
export function makeOrderBody(
  variationId: string,
  overrides: Partial<CreateOrderInput> & { quantity?: number } = {},
): CreateOrderInput {
  const { quantity = 1, ...fields } = overrides;
  return {
    items: [{ variationId, quantity }],
    freightService: 'economica',
    address: testAddress,
    payer: { fullName: 'Tereza Prado', document: '111.444.777-35' },
    paymentMethod: 'pix',
    hash: '',
    ...fields,
  };
}

type Shop = Pick<TestApp, 'request'>;

/** The body with the hash of the cart as the shop prices it now: what a person would send who has just looked. */
export async function withHash(
  shop: Shop,
  body: CreateOrderInput,
  token?: string,
): Promise<CreateOrderInput> {
  const { items, couponCode, freightService, address, paymentMethod } = body;
  const cep = freightService === 'retirada' ? null : address?.postalCode;
  const quote = { items, couponCode, freightService, paymentMethod, cep };
  const response = await shop.request('POST', '/checkout/', { body: quote, token });
  const snapshot = (await response.json()) as CheckoutSnapshot;
  return { ...body, hash: snapshot.hash };
}

/** Sends an order; the key is a new one unless given. */
export const sendOrder = (shop: Shop, body: unknown, token: string, key: string = randomUUID()) =>
  shop.request('POST', '/checkout/create', { body, token, headers: { 'idempotency-key': key } });

/** Places an order as a person would: quote, then create. @throws Error when the shop refuses */
export async function makeOrder(
  shop: Shop,
  token: string,
  variationId: string,
  overrides: Parameters<typeof makeOrderBody>[1] = {},
): Promise<Order> {
  const response = await sendOrder(
    shop,
    await withHash(shop, makeOrderBody(variationId, overrides), token),
    token,
  );
  const answer = (await response.json()) as Order;
  if (response.status !== 201) throw new Error(`The test order was refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Inserts a coupon of 10% on everything in the category `bovinos-de-corte` unless said otherwise. */
export async function makeCoupon(
  { services }: Pick<TestApp, 'services'>,
  overrides: Partial<typeof coupons.$inferInsert> = {},
): Promise<typeof coupons.$inferInsert> {
  const row = {
    id: randomUUID(),
    code: 'CURRAL10',
    description: '10% na linha de corte',
    discount: 0.1,
    applicability: { products: [], categories: ['bovinos-de-corte'], collections: [] },
    validFrom: new Date('2026-01-01T00:00:00Z'),
    validUntil: new Date('2026-12-31T00:00:00Z'),
    brandIds: ['boa-lida'],
    active: true,
    ...overrides,
  };
  await services.db.insert(couponsTable).values(row);
  return row;
}
