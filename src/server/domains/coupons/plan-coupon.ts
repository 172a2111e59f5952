import { isDeepStrictEqual } from 'node:util';
import {
  findCouponFaults,
  type CreateCouponBody,
  type UpdateCouponBody,
} from '@/contract/schemas/managed-coupons';
import { fromCents, toCents } from '@/lib/money';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';

/** What an editor decides about a coupon. */
export type CouponTerms = Omit<CouponRow, 'id' | 'usedCount' | 'version'>;

/** Postgres and `Date` have different limits for years. */
const FIRST = new Date('2000-01-01T00:00:00Z');
const LAST = new Date('2200-01-01T00:00:00Z');

/** The terms that a body names, as they are stored; what it leaves out is not in it. */
export function planTerms(body: CreateCouponBody): CouponTerms;
export function planTerms(body: Omit<UpdateCouponBody, 'version'>): Partial<CouponTerms>;
export function planTerms({
  minimumTotal,
  amount,
  validFrom,
  validUntil,
  ...terms
}: Partial<CreateCouponBody>): Partial<CouponTerms> {
  return {
    ...terms,
    ...(validFrom !== undefined && { validFrom: new Date(validFrom) }),
    ...(validUntil !== undefined && { validUntil: new Date(validUntil) }),
    ...(amount !== undefined && { amountCents: amount === null ? null : toCents(amount) }),
    ...(minimumTotal !== undefined && {
      minimumTotalCents: minimumTotal === null ? null : toCents(minimumTotal),
    }),
  };
}

/** What is wrong with a coupon that is to be stored, by field. */
export function findWrongTerms(terms: CouponTerms, usedCount: number): Record<string, string> {
  const { validFrom, validUntil, maxUses, amountCents } = terms;
  const isStorable = (moment: Date) => moment >= FIRST && moment < LAST;
  return {
    ...findCouponFaults({ ...terms, amount: amountCents === null ? null : fromCents(amountCents) }),
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
