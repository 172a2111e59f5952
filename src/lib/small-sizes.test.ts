import { describe, expect, it } from 'vitest';
import { smallSizes } from './small-sizes';

describe('sizes on a dear network', () => {
  it.each([
    ['100vw', 'calc((100vw) / 2)'],
    ['(min-width: 768px) 50vw, 100vw', '(min-width: 768px) calc((50vw) / 2), calc((100vw) / 2)'],
    [
      '(min-width: 1280px) min(600px, 50vw), 92px',
      '(min-width: 1280px) calc((min(600px, 50vw)) / 2), calc((92px) / 2)',
    ],
  ])('of %s are half as wide', (sizes, small) => {
    expect(smallSizes(sizes)).toBe(small);
  });
});
