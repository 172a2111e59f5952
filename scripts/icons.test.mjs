import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import sprites from '../config/sprite.js';

const BRAND = 'linha-matriz';
let folder;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  folder = join(root, 'public');
  mkdirSync(folder);
  mkdirSync(join(root, 'config'));
  for (const name of ['node_modules', 'scripts', 'public/brands', 'config/brands'])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const env = { ...process.env, NEXT_PUBLIC_BRAND: BRAND };
  const made = spawnSync(process.execPath, ['scripts/icons.mjs'], { cwd: root, env, encoding: 'utf8' });
  expect(made.stderr).toBe('');
});

describe('the sprite of a brand', () => {
  const describeIt = (options) => sprites.describeSprite(BRAND, { folder, ...options });

  it('holds every icon once, and the logo in its own measures', () => {
    const sprite = readFileSync(describeIt().source, 'utf8');
    const names = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['logo', 'cart', 'heart-fill', 'whatsapp']));
    expect(new Set(names).size).toBe(names.length);
    expect(describeIt().values.LOGO_BOX).toBe('0 0 458 96');
  });

  it('has another name in a build when anything in it changes', () => {
    const { source, values } = describeIt();
    expect(values.SPRITE).toMatch(/^\/_next\/static\/media\/icons-[0-9a-f]{8}\.svg$/);
    const sprite = readFileSync(source, 'utf8');
    writeFileSync(source, sprite.replace('M', 'm'));
    expect(describeIt().values.SPRITE).not.toBe(values.SPRITE);
    writeFileSync(source, sprite);
    expect(describeIt().values.SPRITE).toBe(values.SPRITE);
  });

  it('is read from public/ while the shop is developed', () => {
    expect(describeIt({ isDev: true }).values.SPRITE).toBe(`/icons-${BRAND}.svg`);
  });

  it('comes with the symbol as a picture that needs no request', async () => {
    const [head, data] = describeIt().values.SYMBOL.split(',');
    expect(head).toBe('data:image/png;base64');
    const picture = Buffer.from(data, 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(picture.length).toBeLessThan(600);
  });
});
