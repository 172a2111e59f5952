import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Theme } from './brand';
import { BRANDS } from '.';
import { LOCALES } from '../locales';

/** WCAG 2.2, 1.4.3: text of normal size. */
const AA = 4.5;
const WHITE = '#FFFFFF';

/** Relative luminance of a #RRGGBB colour (WCAG 2.2, definitions). */
function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text role and the ground it stands on. */
const PAIRS: [text: keyof Theme | 'white', ground: keyof Theme][] = [
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'tile'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['white', 'primary'],
  ['white', 'primary-strong'],
  ['on-accent', 'accent'],
  ['sale', 'raised'],
  ['primary', 'raised'],
  ['primary', 'surface'],
  ['primary', 'primary-soft'],
];

afterEach(() => {
  vi.resetModules();
});

describe.each(Object.values(BRANDS))('the brand $id', (brand) => {
  it.each(PAIRS)('shows %s on %s with the contrast that normal text needs', (text, ground) => {
    const colour = text === 'white' ? WHITE : brand.theme[text];
    expect(contrast(colour, brand.theme[ground])).toBeGreaterThanOrEqual(AA);
  });

  it('has the logos it names', () => {
    for (const logo of Object.values(brand.logos)) expect(existsSync(`public${logo}`), logo).toBe(true);
  });

  it('describes itself in every language', () => {
    for (const locale of LOCALES) expect(brand.description[locale], locale).not.toBe('');
  });
});

describe('the choice of the brand', () => {
  it('takes the brand the build names', async () => {
    vi.stubEnv('NEXT_PUBLIC_BRAND', 'tropa-e-sela');
    vi.resetModules();
    expect((await import('.')).brand.id).toBe('tropa-e-sela');
  });

  it('refuses an unknown brand and names those there are', async () => {
    vi.stubEnv('NEXT_PUBLIC_BRAND', 'boalida');
    vi.resetModules();
    await expect(import('.')).rejects.toThrow(/boalida is not one of boa-lida, tropa-e-sela, linha-matriz/);
  });
});
