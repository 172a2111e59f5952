import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands/all';

describe('the display font', () => {
  it.each(Object.values(BRANDS))('of $id is its face in the weight of its titles', ({ look }) => {
    const module = readFileSync(join(import.meta.dirname, `${look.titleFace}.ts`), 'utf8');
    expect(module).toContain(`fonts/${look.titleFace}-${String(look.titleWeight)}.woff2`);
  });
});
