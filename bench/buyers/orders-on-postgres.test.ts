import { afterAll, beforeAll, describe, it } from 'vitest';
import { booksAlwaysAddUp, keysWorkOnce } from '@/testing/order-properties/order-properties';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { openEmpty } from '../search/open-empty';
import { findPostgres } from './find-postgres';

const TIMEOUT_MS = 300_000;
const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';

/**
 * Properties 10, 11 and 14 of reliability.md where transactions really run side by side: the embedded database has one
 * connection and cannot show what locks do.
 */
describe.skipIf(!server)(`orders on Postgres, whatever happens to them${skipped}`, () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await makeTestApp({ database: await openEmpty('postgres', server ?? '') });
  });
  afterAll(() => shop.close());

  it(
    'take every unit from somewhere and give it back once, and count a coupon once',
    () => booksAlwaysAddUp(shop, 15),
    TIMEOUT_MS,
  );

  it(
    'are placed and charged once for a key, however often it comes',
    () => keysWorkOnce(shop, 12),
    TIMEOUT_MS,
  );
});
