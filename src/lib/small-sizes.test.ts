import { describe, expect, it } from 'vitest';
import { smallSizes } from './small-sizes';

describe('sizes where data should be saved', () => {
  it.each([
    ['100vw', '50vw'],
    ['(min-width: 768px) 50vw, 92vw', '(min-width: 768px) 25vw, 46vw'],
    [
      '(min-width: 1280px) 290px, (min-width: 768px) 30vw, 46vw',
      '(min-width: 1280px) 145px, (min-width: 768px) 15vw, 23vw',
    ],
  ])('of %s are half as wide', (sizes, small) => {
    expect(smallSizes(sizes)).toBe(small);
  });
});
