import { describe, expect, it } from 'vitest';
import { nameOfThing, planAuditRows, showAuditValue } from './plan-audit-rows';

describe('planAuditRows', () => {
  it('sets what was beside what is, for every field that differs', () => {
    const details = {
      before: { admin: false, permissions: ['orders.read'] },
      after: { admin: false, permissions: ['orders.read', 'users.read'], region: 'GO' },
    };
    expect(planAuditRows(details).changes).toEqual([
      { field: 'permissions', before: ['orders.read'], after: ['orders.read', 'users.read'] },
      { field: 'region', before: null, after: 'GO' },
    ]);
  });

  it('reads the step of an order as a change, and keeps what else was noted', () => {
    expect(planAuditRows({ number: 'BL-1', from: 'approved', to: 'picking', note: null })).toEqual({
      changes: [{ field: 'state', before: 'approved', after: 'picking' }],
      facts: [{ field: 'number', value: 'BL-1' }],
    });
  });

  it('tells what a copy was made of, and not as a change of state', () => {
    expect(planAuditRows({ from: 'p1', after: { title: 'Sal (cópia)' } })).toEqual({
      changes: [{ field: 'title', before: null, after: 'Sal (cópia)' }],
      facts: [{ field: 'from', value: 'p1' }],
    });
  });

  it('loses nothing of an entry it has never seen', () => {
    expect(planAuditRows({ before: 3, filters: { q: 'sal' } }).facts).toEqual([
      { field: 'filters', value: { q: 'sal' } },
      { field: 'before', value: 3 },
    ]);
  });

  it('is empty for an entry without details', () => {
    expect(planAuditRows({})).toEqual({ changes: [], facts: [] });
  });
});

describe('nameOfThing', () => {
  it.each([
    [{ number: 'BL-1', from: 'approved', to: 'picking' }, 'BL-1'],
    [{ from: 'p1', after: { slug: 'sal-copia', title: 'Sal (cópia)' } }, 'Sal (cópia)'],
    [{ before: { code: 'FEIRA' } }, 'FEIRA'],
    [{ before: { price: 1 }, after: { price: 2 } }, null],
  ])('is found in %j as %j', (details, name) => expect(nameOfThing(details)).toBe(name));
});

describe('showAuditValue', () => {
  it('says the codes of the shop in words', () => {
    const wordOf = (code: string) => ({ a: 'Ver' })[code] ?? code;
    expect(showAuditValue(['a', 'b'], wordOf)).toBe('Ver, b');
    expect(showAuditValue('a', wordOf)).toBe('Ver');
  });

  it.each([
    [null, null],
    ['', null],
    [[], null],
    [0, '0'],
    [false, 'false'],
    [['a', 'b'], 'a, b'],
    [{ q: 'sal' }, '{\n "q": "sal"\n}'],
  ])('shows %j as %j', (value, text) => expect(showAuditValue(value)).toBe(text));
});
