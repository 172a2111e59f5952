import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { LOCALES } from '@config/locales';
import { cutText } from './cut-text';
import { alternateAddresses, feedAddress, pageAddress } from './page-address';
import { sizedPicture, widestPicture } from './picture-address';

describe('a description', () => {
  it('that is short stays as it is, on one line', () => {
    expect(cutText('  Sal\n mineral. ')).toBe('Sal mineral.');
    expect(cutText('a'.repeat(160))).toHaveLength(160);
  });

  it('that is long ends after a whole word, inside the limit', () => {
    const cut = cutText('pasto seco, '.repeat(30));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/(pasto|seco)…$/);
  });

  it('of one endless word is cut inside it, and never through a character', () => {
    expect(cutText('a'.repeat(500))).toBe(`${'a'.repeat(159)}…`);
    expect(cutText('🐂'.repeat(300))).toMatch(/^(🐂)+…$/u);
  });
});

describe('an address', () => {
  const at = (path: string, locale: (typeof LOCALES)[number]) =>
    pageAddress(path, { brand: boaLida, locale });

  it('has its language before the path, the default one has none', () => {
    expect(at('/shop', 'en')).toBe(`${boaLida.canonicalUrl}/shop`);
    expect(at('/shop', 'pt-BR')).toBe(`${boaLida.canonicalUrl}/pt-BR/shop`);
    expect(at('/', 'en')).toBe(`${boaLida.canonicalUrl}/`);
    expect(at('/', 'he')).toBe(`${boaLida.canonicalUrl}/he`);
  });

  it('names itself in every language once, and the default for everybody else', () => {
    const found = alternateAddresses('/shop', boaLida);
    expect(found.map(({ lang }) => lang)).toEqual([...LOCALES, 'x-default']);
    expect(found.at(-1)?.url).toBe(at('/shop', 'en'));
    expect(new Set(found.map(({ url }) => url)).size).toBe(LOCALES.length);
  });

  it('of the feed says its language as a parameter', () => {
    expect(feedAddress({ brand: boaLida, locale: 'en' })).toMatch(/\/informativos\/rss\.xml$/);
    expect(feedAddress({ brand: boaLida, locale: 'ar' })).toMatch(/\/rss\.xml\?locale=ar$/);
  });
});

describe('a picture', () => {
  const picture = {
    srcUrl: '/media/sal-1a2b3c4d-480.webp',
    widths: [160, 480, 960],
    width: 1000,
    height: 500,
  };

  it('is shown from its widest file, with that file’s size', () => {
    expect(widestPicture(picture)).toBe('/media/sal-1a2b3c4d-960.webp');
    expect(sizedPicture(picture)).toEqual({ path: '/media/sal-1a2b3c4d-960.webp', width: 960, height: 480 });
  });
});
