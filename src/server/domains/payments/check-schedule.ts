import { BOLETO_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { addBusinessDays } from '@/lib/time/business-days';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Age of a payment at its first checks: 30 seconds and 1, 2, 3 and 4 minutes. A charge whose answer was lost is
 * settled by the last of them at the latest: within the five minutes that docs/rules.md promises, with one round of the
 * background jobs to spare.
 */
const FIRST_AGES_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 4 * MINUTE_MS];
/** A charge of which the acquirer knows nothing at this age was never made. */
export const UNKNOWN_FOR_MS = 4 * MINUTE_MS;
const GROWTH = 1.5;

/** The longest wait between two checks: while it can be paid, and while late money may still come. */
const LONGEST_WAIT_MS: Record<PaymentMethod, { open: number; late: number }> = {
  credit_card: { open: 30 * MINUTE_MS, late: HOUR_MS },
  pix: { open: 5 * MINUTE_MS, late: HOUR_MS },
  boleto: { open: 15 * MINUTE_MS, late: 2 * HOUR_MS },
};

/** When a payment without an end of its own ends: its charge was never answered. */
function assumedExpiry(method: PaymentMethod, createdAt: Date): Date {
  if (method === 'boleto') return addBusinessDays(createdAt, BOLETO_BUSINESS_DAYS);
  return new Date(createdAt.getTime() + (method === 'pix' ? PIX_TTL_SECONDS * SECOND_MS : DAY_MS));
}

/** Money that is on its way when the time ends is credited within hours by PIX and within days by boleto. */
const lastCheckOf = (method: PaymentMethod, expiresAt: Date): Date =>
  method === 'boleto' ? addBusinessDays(expiresAt, 5) : new Date(expiresAt.getTime() + 2 * DAY_MS);

function nextCheckMs(method: PaymentMethod, checks: number, createdAt: Date, nowMs: number, isOpen: boolean) {
  const age = FIRST_AGES_MS[checks];
  if (age !== undefined) return Math.max(nowMs, createdAt.getTime() + age);
  const { open, late } = LONGEST_WAIT_MS[method];
  return nowMs + Math.min(isOpen ? open : late, MINUTE_MS * GROWTH ** (checks - FIRST_AGES_MS.length + 1));
}

/**
 * When the acquirer is to be asked next what became of a payment that is pending, or that ended unpaid: half a minute
 * after the charge, then ever more rarely, PIX at least every five minutes and boleto every fifteen while they can be
 * paid, at the end itself, and on for two days after it (five business days for boleto), so that late money is seen.
 * @param checks how often it was asked already; 0 at the charge
 * @param expiresAt when it can no longer be paid; null where that is not known
 * @returns null when it is no longer worth asking. A call that settles a payment for good sets null itself.
 */
export function planNextCheck(
  method: PaymentMethod,
  checks: number,
  createdAt: Date,
  expiresAt: Date | null,
  now: Date,
): Date | null {
  const end = expiresAt ?? assumedExpiry(method, createdAt);
  const last = lastCheckOf(method, end);
  if (now >= last) return null;
  const next = nextCheckMs(method, checks, createdAt, now.getTime(), now < end);
  // The last moment before the order is cancelled: what was paid shortly before, without a notice, is seen then.
  return new Date(Math.min(next, (now < end ? end : last).getTime()));
}
