import { describe, expect, it } from 'vitest';
import { pairPermissions } from './pair-permissions';

describe('permissions that belong together', () => {
  it.each([
    ['orders.read', 'orders.write'],
    ['users.read', 'users.write'],
  ])('give %s to who manages, and take %s with it', (view, manage) => {
    expect(pairPermissions([], [manage])).toEqual([manage, view]);
    expect(pairPermissions([view, manage], [manage])).toEqual([]);
    expect(pairPermissions([view, manage], [view])).toEqual([view]);
  });

  it('leave alone what has no pair, and a pair that was not changed', () => {
    expect(pairPermissions([], ['products.write', 'reports.read'])).toEqual([
      'products.write',
      'reports.read',
    ]);
    expect(pairPermissions(['orders.write'], ['orders.write', 'leads.read'])).toEqual([
      'orders.write',
      'leads.read',
    ]);
  });
});
