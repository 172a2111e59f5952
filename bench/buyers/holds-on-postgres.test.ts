import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { openEmpty } from '../search/open-empty';
import { findPostgres } from './find-postgres';

const TIMEOUT_MS = 300_000;
const ROUNDS = 5;
const UNPAID_ORDERS_MAX = 3;
const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';

/** The embedded database has one connection: orders at the same time are checked one after the other there. */
describe.skipIf(!server)(`unpaid orders that come at once, on Postgres${skipped}`, () => {
  let shop: TestApp;
  beforeAll(async () => {
    const database = await openEmpty('postgres', server ?? '');
    shop = await makeTestApp({ database, env: { UNPAID_ORDERS_MAX: String(UNPAID_ORDERS_MAX) } });
  }, TIMEOUT_MS);
  afterAll(() => shop.close());

  async function makePack(stock: number): Promise<string> {
    const { variations } = await makeProduct(shop.services.db, {
      variations: [{ stock, priceCents: 1_000 }],
    });
    return variations[0]?.id ?? '';
  }

  /**
   * Sends one order for each buyer at the same time.
   * @returns how many were placed; the others were refused politely
   */
  async function orderAtOnce(tokens: string[], pack: string, quantity: number, paymentMethod: PaymentMethod) {
    const body = makeOrderBody('', {
      items: [{ variationId: pack, quantity }],
      freightService: 'retirada',
      address: null,
      paymentMethod,
    });
    // The price is the same for all buyers; a quote for each would reach the limit of quotes.
    const order = await withHash(shop, body, tokens[0]);
    const answers = await Promise.all(tokens.map((token) => sendOrder(shop, order, token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
    return statuses.filter((status) => status === 201).length;
  }

  it(
    'of one account hold no more than its share of a pack',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { token } = await makeUser(shop.services);
        const pack = await makePack(60);
        expect(await orderAtOnce(Array<string>(8).fill(token), pack, 15, 'pix')).toBe(2);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'of one account are few, however many come',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { token } = await makeUser(shop.services);
        const pack = await makePack(1_000);
        const placed = await orderAtOnce(Array<string>(12).fill(token), pack, 1, 'pix');
        expect(placed).toBe(UNPAID_ORDERS_MAX);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'of many accounts leave a quarter of a pack that boletos never hold',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop.services)));
        const pack = await makePack(40);
        const tokens = buyers.map(({ token }) => token);
        const placed = await orderAtOnce(tokens, pack, 10, 'boleto');
        expect(placed).toBe(3);
      }
    },
    TIMEOUT_MS,
  );
});
