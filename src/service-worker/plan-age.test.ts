import { describe, expect, it } from 'vitest';
import { planPage } from './plan-age';

const HOUR_MS = 3_600_000;
const copy = { page: 'stored' as const, ageMs: HOUR_MS, isOfThisBuild: true, isReload: false };

describe('a cached page', () => {
  it('is shown at once, and renewed behind', () => {
    expect(planPage(copy)).toBe('stale-while-revalidate');
  });

  it('costs no second request within a minute', () => {
    expect(planPage({ ...copy, ageMs: 30_000 })).toBe('cached');
  });

  it.each([
    ['it is older than a day', { ageMs: 25 * HOUR_MS }],
    ['another build made it', { isOfThisBuild: false }],
    ['the visitor reloads', { isReload: true, ageMs: 1_000 }],
    ['it is a search', { page: 'asked' as const }],
    ['it is the door to the languages', { page: 'door' as const }],
    ['the clock was set back', { ageMs: -HOUR_MS }],
    ['its age is not known', { ageMs: Number.NaN }],
  ])('waits for the network when %s', (_, change) => {
    expect(planPage({ ...copy, ...change })).toBe('network');
  });
});
