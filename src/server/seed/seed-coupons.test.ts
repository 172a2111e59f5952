import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { coupons } from '@/server/db/schema';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';
import { couponStatus } from '@/server/domains/coupons/managed-coupon';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { seedCoupons } from './seed-coupons';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the demo coupons', () => {
  let database: TestDatabase;
  let rows: CouponRow[];
  const live = () => rows.filter((row) => couponStatus(row, NOW) === 'live');
  beforeAll(async () => {
    database = await makeTestDatabase();
    await seedCoupons({ db: database.db });
    rows = await database.db.select().from(coupons);
  });
  afterAll(() => database.close());

  it('show every kind, a first purchase and a minimum to who opens a fresh shop', () => {
    expect(new Set(live().map(({ kind }) => kind))).toEqual(new Set(COUPON_KINDS));
    expect(live().some(({ firstPurchaseOnly }) => firstPurchaseOnly)).toBe(true);
    expect(live().some(({ minimumTotalCents }) => minimumTotalCents !== null)).toBe(true);
  });

  it('show why a code is refused: over, used up, for other products', () => {
    const states = new Set(rows.map((row) => couponStatus(row, NOW)));
    expect(states).toEqual(new Set(['live', 'expired', 'usedUp']));
    expect(live().some(({ allProducts }) => !allProducts)).toBe(true);
  });

  it('are refused when one does not fit together, before any is stored', async () => {
    const root = await mkdtemp(join(tmpdir(), 'coupons-'));
    await mkdir(join(root, 'demo'));
    const [first] = rows;
    if (!first) throw new Error('There is no coupon.');
    const { minimumTotalCents: _minimum, amountCents: _amount, version: _version, ...row } = first;
    const coupon = {
      ...row,
      id: 'cup-new',
      code: 'SEMVALOR',
      kind: 'fixed',
      discount: 0,
      minimumTotal: null,
    };
    await writeFile(join(root, 'demo/coupons.json'), JSON.stringify([coupon]));
    await expect(seedCoupons({ db: database.db }, root)).rejects.toThrow('amount');
    expect(await database.db.$count(coupons)).toBe(rows.length);
  });
});
