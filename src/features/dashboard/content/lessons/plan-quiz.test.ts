import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, moveOption, removeOption } from './plan-quiz';

const question = { question: '?', options: ['a', 'b', 'c', 'd'], answerIndex: 2, explanation: '' };

describe('the questions of a lesson', () => {
  it('keep their right answer when options change places', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.nat(3), (answerIndex, from, to) => {
        const moved = moveOption({ ...question, answerIndex }, from, to);
        expect(moved.options[moved.answerIndex]).toBe(question.options[answerIndex]);
        expect([...moved.options].sort()).toEqual(question.options);
      }),
    );
  });

  it('keep their right answer when another option goes', () => {
    expect(removeOption(question, 0)).toMatchObject({ options: ['b', 'c', 'd'], answerIndex: 1 });
    expect(removeOption(question, 3)).toMatchObject({ answerIndex: 2 });
  });

  it('point at an option that is there when the right one goes', () => {
    expect(removeOption(question, 2)).toMatchObject({ options: ['a', 'b', 'd'], answerIndex: 0 });
  });

  it('stay as they are when moved beyond their ends', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});
