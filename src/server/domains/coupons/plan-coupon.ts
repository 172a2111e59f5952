import { isDeepStrictEqual } from 'node:util';
import type { CreateCouponBody, UpdateCouponBody } from '@/contract/schemas/managed-coupons';
import { toCents } from '@/lib/money';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';

/** What an editor decides about a coupon. */
export type CouponTerms = Omit<CouponRow, 'id' | 'usedCount' | 'version'>;

/** Postgres and `Date` do not agree on the years at the edges of the calendar. */
const FIRST = new Date('2000-01-01T00:00:00Z');
const LAST = new Date('2200-01-01T00:00:00Z');

/** The terms that a body names, as they are stored; what it leaves out is not in it. */
export function planTerms(body: CreateCouponBody): CouponTerms;
export function planTerms(body: Omit<UpdateCouponBody, 'version'>): Partial<CouponTerms>;
export function planTerms({
  minimumTotal,
  validFrom,
  validUntil,
  ...terms
}: Partial<CreateCouponBody>): Partial<CouponTerms> {
  return {
    ...terms,
    ...(validFrom !== undefined && { validFrom: new Date(validFrom) }),
    ...(validUntil !== undefined && { validUntil: new Date(validUntil) }),
    ...(minimumTotal !== undefined && {
      minimumTotalCents: minimumTotal === null ? null : toCents(minimumTotal),
    }),
  };
}

/** What is wrong with a coupon as it would be stored, by field; nothing when it may be. */
export function findWrongTerms(
  { validFrom, validUntil, maxUses }: CouponTerms,
  usedCount: number,
): Record<string, string> {
  const isStorable = (moment: Date) => moment >= FIRST && moment < LAST;
  return {
    ...(validFrom >= validUntil && { validUntil: 'tooSmall' }),
    ...(!isStorable(validFrom) && { validFrom: 'invalid' }),
    ...(!isStorable(validUntil) && { validUntil: 'invalid' }),
    ...(maxUses !== null && maxUses < usedCount && { maxUses: 'tooSmall' }),
  };
}

/** Those of the wanted terms that differ from what is stored. */
export const changedTerms = (row: CouponRow, wanted: Partial<CouponTerms>): Partial<CouponTerms> =>
  Object.fromEntries(
    (Object.keys(wanted) as (keyof CouponTerms)[])
      .filter((name) => !isDeepStrictEqual(wanted[name], row[name]))
      .map((name) => [name, wanted[name]]),
  );
