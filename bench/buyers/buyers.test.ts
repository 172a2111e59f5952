import { describe, expect, it } from 'vitest';
import { makeTestApp } from '@/testing/test-app';
import { openEmpty } from '../search/open-empty';
import { findPostgres } from './find-postgres';
import { runBuyers } from './run-buyers';

const RUSH = { buyers: 60, units: 20 };
const SOLD_OUT = {
  answers: { '201': 20, '409 OUT_OF_STOCK': 40 },
  stock: 0,
  orders: 20,
  unitsSold: 20,
  payments: 20,
};
const TIMEOUT_MS = 300_000;
const server = await findPostgres();

describe('sixty buyers at once for twenty units', () => {
  it(
    'are served twenty times on the embedded database, and the others hear that it is sold out',
    async () => {
      const shop = await makeTestApp();
      try {
        expect(await runBuyers(shop, RUSH)).toMatchObject(SOLD_OUT);
      } finally {
        await shop.close();
      }
    },
    TIMEOUT_MS,
  );

  it.skipIf(!server)(
    `are served twenty times on Postgres${server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)'}`,
    async () => {
      const shop = await makeTestApp({ database: await openEmpty('postgres', server ?? '') });
      try {
        expect(await runBuyers(shop, RUSH)).toMatchObject(SOLD_OUT);
      } finally {
        await shop.close();
      }
    },
    TIMEOUT_MS,
  );
});
