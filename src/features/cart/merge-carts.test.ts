import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCartLine } from './make-cart-line';
import { mergeCarts } from './merge-carts';

const of = (...entries: [string, number][]) =>
  entries.map(([id, quantity]) => ({ ...makeCartLine({ id }), quantity }));
const shown = (items: ReturnType<typeof of>) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

describe('mergeCarts', () => {
  it('preserves what each tab added', () => {
    expect(shown(mergeCarts(of(['x', 1]), of(['x', 1], ['a', 2]), of(['x', 1], ['b', 3])))).toEqual({
      x: 1,
      a: 2,
      b: 3,
    });
  });

  it('preserves a removal of either tab', () => {
    expect(shown(mergeCarts(of(['x', 1], ['y', 1]), of(['x', 1]), of(['x', 1], ['y', 1])))).toEqual({ x: 1 });
    expect(shown(mergeCarts(of(['x', 1], ['y', 1]), of(['x', 1], ['y', 1]), of(['y', 1])))).toEqual({ y: 1 });
  });

  it('takes the changed quantity, and the larger one when both changed', () => {
    expect(shown(mergeCarts(of(['x', 1]), of(['x', 5]), of(['x', 1])))).toEqual({ x: 5 });
    expect(shown(mergeCarts(of(['x', 1]), of(['x', 2]), of(['x', 4])))).toEqual({ x: 4 });
  });

  it('preserves a line that one tab removed while the other raised its quantity', () => {
    expect(shown(mergeCarts(of(['x', 1]), [], of(['x', 2])))).toEqual({ x: 2 });
  });

  it('gives exactly theirs, in their order, to a tab without a change of its own', () => {
    const theirs = of(['y', 2], ['z', 1], ['x', 1]);
    expect(mergeCarts(of(['x', 1], ['y', 1]), of(['x', 1], ['y', 1]), theirs)).toEqual(theirs);
  });

  it('gives both tabs the same lines, whichever tab merges', () => {
    const items = fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 }), {
        noNullPrototype: true,
      })
      .map((entries) => of(...Object.entries(entries)));
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        expect(shown(mergeCarts(base, mine, theirs))).toEqual(shown(mergeCarts(base, theirs, mine)));
      }),
    );
  });
});
