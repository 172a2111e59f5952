import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands/all';
import type { Brand } from './brands/brand';
import { sellsBy } from './sells-by';

describe('how a brand sells, read before the build compiles', () => {
  it.each(Object.values<Brand>(BRANDS))('is what the file of $id says', ({ id, cartEnabled }) => {
    expect(sellsBy(id)).toBe(cartEnabled ? 'cart' : 'quotes');
  });
});
