import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { LOCALES } from '@config/locales';
import { PRODUCTS_PER_PART, partFile, planEntries, readPartFile, type SitemapPart } from './sitemap-plan';

const parts: SitemapPart[] = ['pages', 'lists', 'news', { products: 1 }, { products: 100 }];

describe('the plan of a sitemap', () => {
  it.each(parts)('finds a part again by its file name', (part) => {
    expect(readPartFile(partFile(part))).toEqual(part);
  });

  it.each([
    '',
    'pages',
    'products-0.xml',
    'products-01.xml',
    'products--1.xml',
    'products-1e3.xml',
    '__proto__.xml',
  ])('knows no part %j', (file) => {
    expect(readPartFile(file)).toBeNull();
  });

  it('keeps a part at 5,000 addresses, and below the protocol’s 50 MB at the longest names', () => {
    expect(PRODUCTS_PER_PART * LOCALES.length).toBeLessThanOrEqual(5_000);
    const path = `/produtos/${'a'.repeat(120)}`;
    const picture = { srcUrl: `/media/${'b'.repeat(180)}-480.webp`, widths: [480] };
    const pictures = Array.from({ length: 10 }, () => ({ picture, title: 'c'.repeat(120) }));
    const bytes =
      JSON.stringify(planEntries({ path, changedAt: new Date(0), pictures }, boaLida)).length * 1.5;
    expect(bytes * PRODUCTS_PER_PART).toBeLessThan(50_000_000);
  });

  it('says the same about a page in each of its languages', () => {
    const entries = planEntries({ path: '/shop' }, boaLida);
    expect(entries).toHaveLength(LOCALES.length);
    const urls = entries.map(({ url }) => url);
    for (const { links } of entries) {
      expect(links.filter(({ lang }) => lang !== 'x-default').map(({ url }) => url)).toEqual(urls);
    }
    expect(entries[0]).not.toHaveProperty('lastmod');
  });
});
