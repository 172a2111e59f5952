import { describe, expect, it } from 'vitest';
import { makeManagedReview } from '@/testing/make-managed-content';
import { applyModeration, planUndo } from './plan-moderation';

const reviews = [
  makeManagedReview({ id: 'a' }),
  makeManagedReview({ id: 'b' }),
  makeManagedReview({ id: 'c', status: 'rejected' }),
];
const list = { items: reviews, total: 30, page: 1, pageCount: 2 };

describe('moderation on the screen', () => {
  it('takes out of a list what its filter no longer shows, and counts it', () => {
    const pending = { ...list, items: reviews.slice(0, 2) };
    const after = applyModeration(pending, ['a'], 'approved', 'pending');
    expect(after.items.map(({ id }) => id)).toEqual(['b']);
    expect(after.total).toBe(29);
  });

  it('changes the state in a list that shows all, and nothing else', () => {
    const after = applyModeration(list, ['a', 'c'], 'approved', undefined);
    expect(after.items.map(({ status }) => status)).toEqual(['approved', 'pending', 'approved']);
    expect(after.total).toBe(30);
  });

  it('is taken back by one call for each state there was', () => {
    expect(planUndo(reviews)).toEqual([
      { status: 'pending', ids: ['a', 'b'] },
      { status: 'rejected', ids: ['c'] },
    ]);
  });
});
