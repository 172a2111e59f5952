import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CreateCouponBody } from '@/contract/schemas/managed-coupons';
import type { Db } from '@/server/db/client';
import { coupons } from '@/server/db/schema';
import { planTerms } from '@/server/domains/coupons/plan-coupon';

/** The rest of a coupon is judged as an editor's. */
const DemoCoupon = z.looseObject({ id: z.string(), usedCount: z.int().min(0) });

/**
 * The coupons of `demo/coupons.json`. Their `usedCount` counts the demo orders that carry them.
 * @throws Error when the file is not as it should be
 */
export async function seedCoupons({ db }: { db: Db }, root = process.cwd()): Promise<void> {
  const text = await readFile(join(root, 'demo/coupons.json'), 'utf8');
  const rows = z.array(DemoCoupon).parse(JSON.parse(text));
  await db.insert(coupons).values(
    rows.map(({ id, usedCount, ...coupon }) => ({
      ...planTerms(CreateCouponBody.parse(coupon)),
      id,
      usedCount,
    })),
  );
}
