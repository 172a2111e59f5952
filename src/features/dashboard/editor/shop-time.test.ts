import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromShopClock, toShopClock } from './shop-time';

describe('the clock of the shop in a form', () => {
  it('is that of São Paulo, wherever the browser stands', () => {
    expect(toShopClock('2026-03-01T02:30:00.000Z')).toBe('2026-02-28T23:30');
    expect(fromShopClock('2026-02-28T23:30')).toBe('2026-03-01T02:30:00.000Z');
  });

  it('holds beside a change of clocks of the past', () => {
    expect(fromShopClock('2018-11-04T01:30')).toBe('2018-11-04T03:30:00.000Z');
    expect(fromShopClock('2018-11-03T23:30')).toBe('2018-11-04T02:30:00.000Z');
  });

  it('gives back every minute of the coming years as it was', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const iso = new Date(minute * 60_000).toISOString();
        expect(fromShopClock(toShopClock(iso))).toBe(iso);
      }),
    );
  });

  it('is empty for a text that is no moment', () => {
    expect(toShopClock('')).toBe('');
    expect(fromShopClock('')).toBe('');
    expect(fromShopClock('2026-13-45T99:99')).toBe('');
  });
});
