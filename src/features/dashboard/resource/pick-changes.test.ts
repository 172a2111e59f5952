import { describe, expect, it } from 'vitest';
import { pickChanges } from './pick-changes';

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
