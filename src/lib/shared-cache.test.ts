import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { ROUTES } from '@config/routes';
import { findPublicPage } from '@/service-worker/public-pages';
import { headersOfShared, JSON_LIFETIMES, PAGE_LIFETIMES, tagsOfPage, tagsToPurge } from './shared-cache';

describe('the tags of a page', () => {
  it.each([
    ['/produtos/sal', ['product-sal']],
    ['/categoria/aves', ['category-aves']],
    ['/collections/seca', ['collection-seca']],
    ['/informativos/creep', ['post-creep']],
    ['/universidade/sal', ['lesson-sal']],
    ['/', ['page-home']],
    ['/shop', ['page-shop']],
    ['/informativos', ['page-informativos']],
    ['/buscar', ['lists']],
  ])('of %s are the same in every language, with or without a slash, and for its data', (path, tags) => {
    const data = path === '/' ? '/index' : path;
    const addresses = ['', ...LOCALES.map((locale) => `/${locale}`)].flatMap((language) => [
      `${language}${path}`,
      `${language}${path}/`,
      `/_next/data/a1b2c3${language}${data}.json`,
    ]);
    for (const address of addresses) expect([address, tagsOfPage(address)]).toEqual([address, tags]);
  });

  it.each([
    ROUTES.account,
    ROUTES.accountOrders,
    ROUTES.dashboard,
    ROUTES.dashboardOrders,
    ROUTES.checkout,
    ROUTES.checkoutDone,
    ROUTES.login,
    ROUTES.trackOrder,
    ROUTES.exclusiveMaterial,
    `${ROUTES.exclusiveMaterial}sal`,
    '/redirect/ANA10',
    '/a-page-of-tomorrow',
  ])('are none for %s, which belongs to one person', (path) => {
    expect(tagsOfPage(path)).toBeNull();
    expect(tagsOfPage(`/pt-BR${path}`)).toBeNull();
    expect(tagsOfPage(`/_next/data/a1b2c3/pt-BR${path.replace(/\/$/, '')}.json`)).toBeNull();
  });

  it('agree with the pages that the service worker may store', () => {
    const paths = [...Object.values(ROUTES), '/produtos/sal', '/universidade/sal', '/categoria/aves'];
    for (const path of paths)
      expect([path, tagsOfPage(path) !== null]).toEqual([path, findPublicPage(path) !== null]);
  });

  it('never carry what an address brings', () => {
    expect(tagsOfPage('/produtos/a%20b,c d')).toEqual(['product-other']);
  });
});

describe('what is purged with a page', () => {
  it.each([
    ['/produtos/sal', ['product-sal']],
    ['/shop', ['page-shop', 'lists']],
    ['/', ['page-home', 'content']],
    ['/informativos', ['page-informativos', 'content']],
  ])('%s', (path, tags) => {
    expect(tagsToPurge(path)).toEqual(tags);
  });
});

describe('the headers of a public answer', () => {
  it('tell Fastly how long, and by which keys it is purged', () => {
    expect(headersOfShared('fastly', { tags: ['a', 'b'], lifetimes: JSON_LIFETIMES })).toEqual({
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      'Surrogate-Control': 'max-age=60, stale-while-revalidate=60, stale-if-error=86400',
      'Surrogate-Key': 'a b',
    });
  });

  it('tell Cloudflare how long, and by which tags it is purged', () => {
    const page = { tags: ['a', 'b'], lifetimes: PAGE_LIFETIMES, isShownStaleByAll: true };
    expect(headersOfShared('cloudflare', page)).toEqual({
      'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'Cache-Tag': 'a,b',
    });
  });
});
