import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges, pickChanges, planConflict, same } from './plan-conflict';

const base = { title: 'Sal', price: 10, tags: ['a'] };

describe('two people who edit the same thing', () => {
  it('conflict only in what both changed to different values', () => {
    const mine = { title: 'Sal forte', price: 12, tags: ['a'] };
    const theirs = { title: 'Sal puro', price: 12, tags: ['a', 'b'] };
    expect(planConflict(base, mine, theirs)).toEqual([
      { key: 'title', mine: 'Sal forte', theirs: 'Sal puro' },
    ]);
  });

  it('both keep what only one of them changed', () => {
    const mine = { ...base, title: 'Sal forte' };
    const theirs = { ...base, tags: ['a', 'b'] };
    expect(mergeChanges(base, mine, theirs)).toEqual({ title: 'Sal forte', price: 10, tags: ['a', 'b'] });
  });

  it('lose nothing when one of them changed nothing', () => {
    const theirs = { ...base, price: 9 };
    expect(planConflict(base, base, theirs)).toEqual([]);
    expect(mergeChanges(base, base, theirs)).toEqual(theirs);
  });
});

describe('what a form sends', () => {
  it('is what was changed in it, as the API wants it', () => {
    const before = { code: 'A', until: '2030-12-31T23:59', uses: '' };
    const body = { code: 'A', until: '2031-01-01T02:59:00.000Z', uses: 5 };
    expect(pickChanges(before, { ...before, uses: '5' }, body)).toEqual({ uses: 5 });
  });

  it('is nothing where lists and texts stand as they stood', () => {
    const before = { brandIds: ['a', 'b'] };
    expect(pickChanges(before, { brandIds: ['a', 'b'] }, { brandIds: ['a', 'b'] })).toEqual({});
  });
});

describe('two values of a form', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, reversed(part)]),
    );
  };

  it('are equal in whichever order their fields stand, at every depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(value, reversed(value))).toBe(true);
      }),
    );
  });

  it('differ where an entry, its place in a list, or a field does', () => {
    expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(same({ a: { b: 1 } }, { a: { c: 1 } })).toBe(false);
    expect(same({ a: 1 }, { a: '1' })).toBe(false);
  });
});
