import { describe, expect, it } from 'vitest';
import { completeTexts } from './complete-texts';

describe('the texts of a page', () => {
  it('are those of its language, and the default language’s where it has none', () => {
    const own = { a: 'um', group: { b: 'dois', empty: '' } };
    const fallback = { a: 'one', group: { b: 'two', c: 'three', empty: 'four' }, more: { d: 'five' } };
    expect(completeTexts(own, fallback)).toEqual({
      a: 'um',
      group: { b: 'dois', c: 'three', empty: 'four' },
      more: { d: 'five' },
    });
    expect(own.group).toEqual({ b: 'dois', empty: '' });
    expect(completeTexts(own)).toEqual(own);
  });
});
