import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import { coupons } from '@/server/db/schema';

const DemoCoupon = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  discount: z.number().min(0).max(1),
  applicability: z.object({
    products: z.array(z.string()),
    categories: z.array(z.string()),
    collections: z.array(z.string()),
  }),
  validFrom: z.iso.datetime({ offset: true }),
  validUntil: z.iso.datetime({ offset: true }),
  minimumTotal: z.number().positive().nullable(),
  maxUses: z.int().positive().nullable(),
  usedCount: z.int().min(0),
  maxUsesPerUser: z.int().positive().nullable(),
  brandIds: z.array(z.string()).min(1),
  active: z.boolean(),
});

/**
 * The coupons of `demo/coupons.json`. Their `usedCount` counts the demo orders that carry them.
 * @throws Error when the file is not as it should be
 */
export async function seedCoupons({ db }: { db: Db }, root = process.cwd()): Promise<void> {
  const text = await readFile(join(root, 'demo/coupons.json'), 'utf8');
  const rows = z.array(DemoCoupon).parse(JSON.parse(text));
  await db.insert(coupons).values(
    rows.map(({ minimumTotal, validFrom, validUntil, ...coupon }) => ({
      ...coupon,
      validFrom: new Date(validFrom),
      validUntil: new Date(validUntil),
      minimumTotalCents: minimumTotal === null ? null : toCents(minimumTotal),
    })),
  );
}
