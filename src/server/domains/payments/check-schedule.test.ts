import { describe, expect, it } from 'vitest';
import { addBusinessDays } from '@/lib/time/business-days';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { planNextCheck } from './check-schedule';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const createdAt = new Date('2026-11-18T15:00:00Z');

/** Every check of a payment that never changes, each made the moment it is due. */
function allChecks(method: PaymentMethod, expiresAt: Date | null): Date[] {
  const made: Date[] = [];
  let now = createdAt;
  for (;;) {
    const next = planNextCheck(method, made.length, createdAt, expiresAt, now);
    if (!next) return made;
    if (next <= now) throw new Error('a check must lie in the future');
    made.push(next);
    now = next;
  }
}

const waits = (checks: Date[]) =>
  checks.map((check, index) => check.getTime() - (checks[index - 1] ?? createdAt).getTime());

/** When a payment of that moment ends, as docs/rules.md says. */
const endOf: Record<PaymentMethod, Date> = {
  credit_card: new Date(createdAt.getTime() + DAY_MS),
  pix: new Date(createdAt.getTime() + 30 * MINUTE_MS),
  boleto: addBusinessDays(createdAt, 3),
};
const methods: PaymentMethod[] = ['credit_card', 'pix', 'boleto'];

describe('when the acquirer is asked about a payment', () => {
  it.each(methods)(
    'asks about a %s within a minute of the charge and five times in the first four',
    (method) => {
      const ages = allChecks(method, null).map((check) => check.getTime() - createdAt.getTime());
      expect(ages.slice(0, 5)).toEqual([0.5, 1, 2, 3, 4].map((minutes) => minutes * MINUTE_MS));
    },
  );

  it('asks about a PIX at least every five minutes while it can be paid', () => {
    const expiresAt = new Date(createdAt.getTime() + 30 * MINUTE_MS);
    const open = allChecks('pix', expiresAt).filter((check) => check <= expiresAt);
    expect(Math.max(...waits(open))).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(open.length).toBeGreaterThan(8);
  });

  it('asks about a boleto at least every quarter of an hour while it can be paid', () => {
    const expiresAt = addBusinessDays(createdAt, 3);
    const open = allChecks('boleto', expiresAt).filter((check) => check <= expiresAt);
    expect(Math.max(...waits(open))).toBeLessThanOrEqual(15 * MINUTE_MS);
  });

  it.each(methods)(
    'makes the last of the first checks of a %s in time, though every round comes late',
    (method) => {
      let now = createdAt;
      for (let checks = 0; checks < 5; checks += 1) {
        const due = planNextCheck(method, checks, createdAt, null, now)?.getTime() ?? 0;
        now = new Date(due + 29_000);
      }
      expect(now.getTime() - createdAt.getTime()).toBeLessThan(5 * MINUTE_MS);
    },
  );

  it.each(methods)(
    'asks about a %s at its end, so that what was paid just before is not cancelled',
    (method) => {
      expect(allChecks(method, endOf[method])).toContainEqual(endOf[method]);
    },
  );

  it('sees money that comes up to two days after a PIX ended', () => {
    const expiresAt = new Date(createdAt.getTime() + 30 * MINUTE_MS);
    expect(allChecks('pix', expiresAt).at(-1)).toEqual(new Date(expiresAt.getTime() + 2 * DAY_MS));
  });

  it('sees money that comes up to five business days after a boleto ended', () => {
    const expiresAt = addBusinessDays(createdAt, 3);
    expect(allChecks('boleto', expiresAt).at(-1)).toEqual(addBusinessDays(expiresAt, 5));
  });

  it.each(methods)('waits longer and longer for a %s, and stops', (method) => {
    const checks = allChecks(method, null);
    const every = waits(checks);
    expect(every.length).toBeLessThan(700);
    // The wait before an end is the time that is left.
    const growing = every
      .slice(0, -1)
      .filter((_, index) => checks[index]?.getTime() !== endOf[method].getTime());
    expect(growing).toEqual([...growing].sort((left, right) => left - right));
  });

  it('asks no more once the end is far behind, however few checks were made', () => {
    const now = new Date(createdAt.getTime() + 30 * DAY_MS);
    for (const method of methods) expect(planNextCheck(method, 0, createdAt, null, now)).toBeNull();
  });
});
