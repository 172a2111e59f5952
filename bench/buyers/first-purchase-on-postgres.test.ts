import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { couponUses, orders } from '@/server/db/schema';
import { makeCoupon, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { openEmpty } from '../search/open-empty';
import { findPostgres } from './find-postgres';

const TIMEOUT_MS = 600_000;
const ROUNDS = 5;
const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';

/** The embedded database has one connection: only here are two orders of one person written at the same time. */
describe.skipIf(!server)(`coupons of a first purchase on Postgres${skipped}`, () => {
  let shop: TestApp | undefined;
  afterAll(() => shop?.close());

  it(
    'count for one of many orders that a person sends at once, by two accounts and with two coupons',
    async () => {
      shop = await makeTestApp({ database: await openEmpty('postgres', server ?? '') });
      const { db } = shop.services;
      // A pack for each order: the lock of a shared one would put them in a row.
      const packs: string[] = [];
      for (let pack = 0; pack < 4; pack += 1) {
        const { id } = await makeProduct(db, { variations: [{ stock: 1_000, shippingWeightGrams: 900 }] });
        packs.push(`${id}-v1`);
      }
      const codes = ['ESTREIA', 'OUTRA'];
      for (const code of codes) await makeCoupon(shop, { code, allProducts: true, firstPurchaseOnly: true });
      for (let round = 1; round <= ROUNDS; round += 1) {
        // The same document in every order, and another one in each round.
        const document = `11222333000${round}${checkDigits(`11222333000${round}`)}`;
        const tokens = [(await makeUser(shop.services)).token, (await makeUser(shop.services)).token];
        const wanted = tokens.flatMap((token) => codes.map((code) => ({ token, code })));
        const here = shop;
        const statuses = await Promise.all(
          wanted.map(async ({ token, code }, order) => {
            const body = makeOrderBody(packs[order] ?? '', {
              couponCode: code,
              payer: { fullName: 'Tereza Prado', document },
            });
            const answer = await sendOrder(here, await withHash(here, body, token), token, randomUUID());
            return answer.status;
          }),
        );
        expect(statuses.toSorted()).toEqual([201, 422, 422, 422]);
        expect([await db.$count(orders), await db.$count(couponUses)]).toEqual([round, round]);
      }
    },
    TIMEOUT_MS,
  );
});

/** The two check digits of the first twelve of a CNPJ. */
function checkDigits(start: string): string {
  const digitOf = (text: string) => {
    const sum = text
      .split('')
      .toReversed()
      .reduce((all, digit, at) => all + Number(digit) * ((at % 8) + 2), 0);
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  };
  const first = digitOf(start);
  return first + digitOf(start + first);
}
