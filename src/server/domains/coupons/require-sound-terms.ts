import { BRANDS } from '@config/brands';
import type { Db } from '@/server/db/client';
import { Fault } from '@/server/kernel/fault';
import { findKnownNames } from './coupons.repo';
import { findWrongTerms, type CouponTerms } from './plan-coupon';

const unknownAt = (path: string, ids: readonly string[], known: ReadonlySet<string>) =>
  ids.flatMap((id, index) => (known.has(id) ? [] : [[`${path}.${index}`, 'unknownOption'] as const]));

/**
 * A coupon may be stored like this: its time, its uses, and everything it names.
 * @param wanted what the editor sent: only that is looked up, so that a product that went does not stop a new date
 * @param terms the coupon as it would be
 * @throws Fault VALIDATION naming every wrong field
 */
export async function requireSoundTerms(
  tx: Db,
  terms: CouponTerms,
  { wanted, usedCount }: { wanted: Partial<CouponTerms>; usedCount: number },
): Promise<void> {
  const unknown: (readonly [string, string])[] = [];
  const { applicability, brandIds } = wanted;
  if (brandIds) unknown.push(...unknownAt('brandIds', brandIds, new Set(Object.keys(BRANDS))));
  if (applicability) {
    const known = await findKnownNames(tx, applicability);
    for (const kind of ['products', 'categories', 'collections'] as const)
      unknown.push(...unknownAt(`applicability.${kind}`, applicability[kind], known[kind]));
  }
  const fields = { ...findWrongTerms(terms, usedCount), ...Object.fromEntries(unknown) };
  if (Object.keys(fields).length > 0) throw new Fault('VALIDATION', 'The coupon is not valid', { fields });
}
