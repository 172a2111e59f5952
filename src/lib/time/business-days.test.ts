import { describe, expect, it, onTestFinished } from 'vitest';
import { addBusinessDays, businessDateAfter, dayNumberOf, endOfShopDay, shopDateOf } from './business-days';

describe('business days', () => {
  it('counts three business days after 20 November 2026 as 25 November', () => {
    expect(businessDateAfter(new Date('2026-11-20T15:00:00Z'), 3)).toBe('2026-11-25');
  });

  it('skips national holidays and weekends', () => {
    expect(businessDateAfter(new Date('2026-12-24T15:00:00Z'), 1)).toBe('2026-12-28');
    expect(businessDateAfter(new Date('2026-12-31T15:00:00Z'), 1)).toBe('2027-01-04');
  });

  it('takes the day from São Paulo, not from UTC', () => {
    const lateEvening = new Date('2026-11-21T02:30:00Z');
    expect(shopDateOf(lateEvening)).toBe('2026-11-20');
    expect(businessDateAfter(lateEvening, 1)).toBe('2026-11-23');
    expect(shopDateOf(endOfShopDay('2026-11-25'))).toBe('2026-11-25');
  });

  it('does not depend on how an engine writes a date of Canada: ICU 72 writes the month first', () => {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    onTestFinished(() => void Object.defineProperty(prototype, 'format', own));
    Object.defineProperty(prototype, 'format', {
      ...own,
      get(this: Intl.DateTimeFormat) {
        const isCanadian = this.resolvedOptions().locale === 'en-CA';
        return (date: Date) =>
          this.formatToParts(date)
            .map(({ value }) => value)
            .join('')
            .replace(/^(\d+)-(\d+)-(\d+)$/, isCanadian ? '$2/$3/$1' : '$&');
      },
    });
    expect(shopDateOf(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-20');
    expect(businessDateAfter(new Date('2026-11-20T15:00:00Z'), 3)).toBe('2026-11-25');
  });

  it('keeps the time of day', () => {
    expect(addBusinessDays(new Date('2026-11-20T15:04:05Z'), 3).toISOString()).toBe(
      '2026-11-25T15:04:05.000Z',
    );
    expect(dayNumberOf('1970-01-02')).toBe(1);
  });

  it('refuses days that are no whole number', () => {
    expect(() => businessDateAfter(new Date('2026-11-20T15:00:00Z'), 1.5)).toThrow(RangeError);
  });
});
