import { afterAll, describe, it } from 'vitest';
import { booksAlwaysAddUp, keysWorkOnce } from '@/testing/order-properties/order-properties';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { openEmpty } from '../search/open-empty';
import { findPostgres } from './find-postgres';

const TIMEOUT_MS = 600_000;
const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';

/**
 * Properties 10, 11 and 14 of docs/rules.md with concurrent transactions: the embedded database has one connection and
 * cannot show locks.
 */
describe.skipIf(!server)(`orders on Postgres, whatever happens to them${skipped}`, () => {
  // A database each, because a property that times out goes on in the background.
  const open: TestApp[] = [];
  afterAll(async () => {
    for (const shop of open) await shop.close();
  });
  const openShop = async () => {
    const shop = await makeTestApp({ database: await openEmpty('postgres', server ?? '') });
    open.push(shop);
    return shop;
  };

  it(
    'take every unit from somewhere and give it back once, and count a coupon once',
    async () => booksAlwaysAddUp(await openShop(), 8),
    TIMEOUT_MS,
  );

  it(
    'are placed and charged once for a key, however often it comes',
    async () => keysWorkOnce(await openShop(), 8),
    TIMEOUT_MS,
  );
});
