import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRANDS } from './all';
import type { Brand } from './brand';
import { sellsBy, titleFaceOf } from './brand-file';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'brands-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('how a brand sells, read before the build compiles', () => {
  it.each(Object.values<Brand>(BRANDS))('is what the file of $id says', ({ id, cartEnabled }) => {
    expect(sellsBy(id)).toBe(cartEnabled ? 'cart' : 'quotes');
  });

  it.each([
    ['nothing', "id: 'vale-verde',"],
    ['it in another way', 'cartEnabled: !isFactory,'],
    ['both', 'cartEnabled: true,\n// Before: cartEnabled: false'],
  ])('fails the build when the file says %s', (_name, text) => {
    writeFileSync(join(folder, 'vale-verde.ts'), text);
    expect(() => sellsBy('vale-verde', folder)).toThrow(/vale-verde\.ts has to say "cartEnabled: true"/);
  });

  it.each(Object.values<Brand>(BRANDS))('knows the display face of $id', ({ id, look }) => {
    expect(titleFaceOf(id)).toBe(look.titleFace);
  });
});
