/** Closed lists of the API that the first script of every page of the shop reads; the others are in constants.ts. */

/** What a coupon takes off: a fraction of the products, an amount of them, or the freight. */
export const COUPON_KINDS = ['percent', 'fixed', 'free_freight'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];
