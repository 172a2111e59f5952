import { eq } from 'drizzle-orm';
import pino from 'pino';
import type { Order } from '@/contract/schemas/orders';
import { orders, payments } from '@/server/db/schema';
import { logOptions } from '@/server/ports/log-options';
import { startGetnetServer, GETNET_CREDENTIALS, type GetnetServer } from './getnet-server';
import { makeGetnetGateway } from './make-getnet-gateway';
import { APPROVED_CARD, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

export const WEBHOOK_SECRET = 'the secret of the notices of the tests';

export interface GetnetShop extends TestApp {
  server: GetnetServer;
  token: string;
  /** Everything that was logged, as the shop writes it. */
  lines: string[];
  /** A pack of its own, ten in stock, sold for R$ 100,00. */
  makePack(): Promise<string>;
  /** Sends an order with the price that was just quoted. */
  place(overrides?: Parameters<typeof makeOrderBody>[1], key?: string): Promise<Response>;
  read(number: string): Promise<Order>;
  /** The newest attempt of an order as it is stored, with the state of the order. */
  stored(
    number: string,
  ): Promise<typeof payments.$inferSelect & { orderState: string; attention: string | null }>;
  /** A notice by GET, as Getnet sends them; resolves when its effects are done. */
  notify(fields: Record<string, string>, secret?: string): Promise<Response>;
  /** Advances the clock. */
  wait(minutes: number): void;
}

/** The whole shop with the real Getnet adapter and the local server; its logs can be read. */
export async function makeGetnetShop(): Promise<GetnetShop> {
  const server = await startGetnetServer();
  const lines: string[] = [];
  const shop = await makeTestApp({
    now: '2026-11-23T15:00:00Z',
    makeGateway: (clock) => makeGetnetGateway(server, clock),
    env: { GETNET_SELLER_ID: GETNET_CREDENTIALS.sellerId, GETNET_WEBHOOK_SECRET: WEBHOOK_SECRET },
    log: pino(logOptions('debug'), { write: (line: string) => void lines.push(line) }),
  });
  const { token } = await makeUser(shop.services);
  const makePack = async () => {
    const box = { shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 };
    const product = await makeProduct(shop.services.db, { variations: [{ stock: 10, ...box }] });
    return `${product.id}-v1`;
  };
  return {
    ...shop,
    server,
    token,
    lines,
    makePack,
    async place(overrides = {}, key) {
      const body = await withHash(shop, makeOrderBody(await makePack(), overrides), token);
      return sendOrder(shop, body, token, key);
    },
    async read(number) {
      const response = await shop.request('GET', `/order/${number}`, { token });
      return (await response.json()) as Order;
    },
    async stored(number) {
      const [row] = await shop.services.db
        .select({ payment: payments, orderState: orders.state, attention: orders.attention })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.number, number));
      if (!row) throw new Error(`No payment of ${number}`);
      return { ...row.payment, orderState: row.orderState, attention: row.attention };
    },
    async notify(fields, secret = WEBHOOK_SECRET) {
      const query = new URLSearchParams(fields);
      const response = await shop.request('GET', `/webhook/getnet/${encodeURIComponent(secret)}?${query}`);
      await shop.services.payments.whenQuiet();
      return response;
    },
    wait(minutes) {
      shop.clock.current = new Date(shop.clock.current.getTime() + minutes * 60_000);
    },
    async close() {
      await shop.close();
      await server.close();
    },
  };
}

/** A card payment in an order. */
export const byCard = (number: string = APPROVED_CARD.number, installments = 1) => ({
  paymentMethod: 'credit_card' as const,
  card: { ...APPROVED_CARD, number, installments },
});
