import { z } from 'zod';
import { COUPON_KINDS, type CouponKind } from '@/contract/shop-constants';
import { CouponCode } from './checkout';
import { Flag, Id, IsoDate, Money, Page, pageOf, SearchText, Text, Version } from './primitives';

const Ids = z.array(Id).max(500, 'tooMany');
const known = {
  code: CouponCode.regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'invalid'),
  description: Text(300),
  /** A fraction above 0, up to 0.9, of a percent coupon; 0 for the other kinds. */
  discount: z.number('number').min(0, 'tooSmall').max(0.9, 'tooLarge'),
  applicability: z.strictObject({ products: Ids, categories: Ids, collections: Ids }),
  validFrom: IsoDate,
  validUntil: IsoDate,
  minimumTotal: Money.min(0, 'tooSmall').max(10_000_000, 'tooLarge').nullable(),
  maxUses: z.int('integer').min(1, 'tooSmall').max(10_000_000, 'tooLarge').nullable(),
  maxUsesPerUser: z.int('integer').min(1, 'tooSmall').max(1_000, 'tooLarge').nullable(),
  brandIds: z.array(Id).min(1, 'required').max(20, 'tooMany'),
  active: z.boolean('invalid'),
};
const kinds = {
  kind: z.enum(COUPON_KINDS, 'unknownOption'),
  /** Reais that a fixed coupon takes off, and the most that free freight pays; null: all of the freight. */
  amount: Money.min(0.01, 'tooSmall').max(100_000, 'tooLarge').nullable(),
  /** Counts for every product, listed or not. */
  allProducts: z.boolean('invalid'),
  firstPurchaseOnly: z.boolean('invalid'),
};

/** What must fit together in a coupon. The amount is in any unit. */
interface Parts {
  kind: CouponKind;
  discount: number;
  amount: number | null;
  allProducts: boolean;
  applicability: { products: string[]; categories: string[]; collections: string[] };
}

/** What does not fit together in a coupon, by field: its worth by its kind, and that it counts for something. */
export const findCouponFaults = ({
  kind,
  discount,
  amount,
  allProducts,
  applicability,
}: Parts): Record<string, string> => ({
  ...(kind === 'percent' && discount <= 0 && { discount: 'tooSmall' }),
  ...(kind !== 'percent' && discount !== 0 && { discount: 'tooLarge' }),
  ...(kind === 'fixed' && amount === null && { amount: 'required' }),
  ...(kind === 'percent' && amount !== null && { amount: 'tooLarge' }),
  ...(!allProducts &&
    Object.values(applicability).every((list) => list.length === 0) && { applicability: 'required' }),
});

/** Compared as moments: the times of a body may be written in different zones. */
const endsAfterItBegins = ({ validFrom, validUntil }: { validFrom?: string; validUntil?: string }) =>
  !validFrom || !validUntil || Date.parse(validFrom) < Date.parse(validUntil);

/** A coupon of the kind percent that names what it counts for needs none of the fields with a default. */
export const CreateCouponBody = z
  .strictObject({
    ...known,
    kind: kinds.kind.default('percent'),
    amount: kinds.amount.default(null),
    allProducts: kinds.allProducts.default(false),
    firstPurchaseOnly: kinds.firstPurchaseOnly.default(false),
  })
  .refine(endsAfterItBegins, { error: 'tooSmall', path: ['validUntil'] })
  .superRefine((body, context) => {
    for (const [field, message] of Object.entries(findCouponFaults(body)))
      context.addIssue({ code: 'custom', message, path: [field] });
  });
export type CreateCouponBody = z.output<typeof CreateCouponBody>;
/** What is left out stays as it is; whether the whole fits together is judged with what is stored. */
export const UpdateCouponBody = z
  .strictObject({ ...known, ...kinds })
  .partial()
  .extend({ version: Version })
  .refine(endsAfterItBegins, { error: 'tooSmall', path: ['validUntil'] });
export type UpdateCouponBody = z.output<typeof UpdateCouponBody>;

export const ManagedCoupon = z.object({
  ...known,
  ...kinds,
  id: z.string(),
  usedCount: z.int(),
  version: z.int(),
  /** Its state now: in force, still to begin, over, used up or switched off. */
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
