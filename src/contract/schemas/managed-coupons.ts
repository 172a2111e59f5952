import { z } from 'zod';
import { CouponCode } from './checkout';
import { Flag, Id, IsoDate, Money, Page, pageOf, SearchText, Text, Version } from './primitives';

const Ids = z.array(Id).max(500, 'tooMany');
const fields = {
  code: CouponCode.regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'invalid'),
  description: Text(300),
  /** A fraction above 0, up to 0.9. */
  discount: z.number('number').gt(0, 'tooSmall').max(0.9, 'tooLarge'),
  applicability: z.strictObject({ products: Ids, categories: Ids, collections: Ids }),
  validFrom: IsoDate,
  validUntil: IsoDate,
  minimumTotal: Money.min(0, 'tooSmall').max(10_000_000, 'tooLarge').nullable(),
  maxUses: z.int('integer').min(1, 'tooSmall').max(10_000_000, 'tooLarge').nullable(),
  maxUsesPerUser: z.int('integer').min(1, 'tooSmall').max(1_000, 'tooLarge').nullable(),
  brandIds: z.array(Id).min(1, 'required').max(20, 'tooMany'),
  active: z.boolean('invalid'),
};
const endsAfterItBegins = ({ validFrom, validUntil }: { validFrom?: string; validUntil?: string }) =>
  !validFrom || !validUntil || validFrom < validUntil;
const appliesSomewhere = ({
  applicability,
}: {
  applicability?: { products: string[]; categories: string[]; collections: string[] };
}) => !applicability || Object.values(applicability).some((list) => list.length > 0);

/** The specification: a coupon counts for listed products, categories and collections only, so one must be listed. */
export const CreateCouponBody = z
  .strictObject(fields)
  .refine(endsAfterItBegins, { error: 'tooSmall', path: ['validUntil'] })
  .refine(appliesSomewhere, { error: 'required', path: ['applicability'] });
export type CreateCouponBody = z.output<typeof CreateCouponBody>;
/** What is left out stays as it is. */
export const UpdateCouponBody = z
  .strictObject(fields)
  .partial()
  .extend({ version: Version })
  .refine(endsAfterItBegins, { error: 'tooSmall', path: ['validUntil'] })
  .refine(appliesSomewhere, { error: 'required', path: ['applicability'] });
export type UpdateCouponBody = z.output<typeof UpdateCouponBody>;

export const ManagedCoupon = z.object({
  ...fields,
  id: z.string(),
  usedCount: z.int(),
  version: z.int(),
  /** What it is worth now: it counts, is still to begin, is over, used up or switched off. */
  status: z.enum(['live', 'upcoming', 'expired', 'usedUp', 'off']),
});
export type ManagedCoupon = z.infer<typeof ManagedCoupon>;
export const ManagedCouponListQuery = z.object({
  q: SearchText(60).optional(),
  /** Only those that count now. */
  ativos: Flag,
  pagina: Page,
});
export const ManagedCouponList = pageOf(ManagedCoupon);
export type ManagedCouponList = z.infer<typeof ManagedCouponList>;
