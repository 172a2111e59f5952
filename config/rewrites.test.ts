import { describe, expect, it } from 'vitest';
import { makeRewrite, nextRewrites } from './rewrites';

const rewrite = makeRewrite('boa-lida', ['en', 'pt-BR']);

describe('addresses that the API answers', () => {
  it.each([
    ['/media/vaca-1a2b-320.webp', '/api/media/vaca-1a2b-320.webp'],
    ['/sitemaps/products-1.xml', '/api/sitemaps/products-1.xml'],
    ['/robots.txt', '/api/robots.txt'],
    ['/favicon.ico', '/brands/boa-lida/favicon.ico'],
    ['/informativos/rss.xml?locale=es', '/api/informativos/rss.xml?locale=es'],
    ['/pt-BR/informativos/rss.xml', '/api/informativos/rss.xml'],
  ])('%s goes to %s', (from, to) => {
    expect(rewrite(from)).toBe(to);
  });

  it.each(['/', '/informativos/', '/mediation', '/pt-BR', '/produtos/robots.txt', '/x?next=/media/a'])(
    '%s stays a page',
    (url) => {
      expect(rewrite(url)).toBe(url);
    },
  );

  it('are the same under the development server', () => {
    const sources = nextRewrites('boa-lida').map(({ source }) => source);
    expect(sources).toContain('/media/:path*');
    expect(sources).toHaveLength(7);
  });
});
