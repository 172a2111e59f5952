import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { readPartFile } from '@/server/domains/seo/sitemap-plan';
import { notFound } from '@/server/kernel/fault';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';

/** The cache in front keeps them for an hour; robots come rarely and in bursts. */
const CACHE = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE };

/**
 * The whole output of a stream of the library: a part has 5 MB at most, an answer that breaks off would look like a
 * short sitemap, and thousands of small chunks are slower than one.
 */
const writeAll = async (entries: readonly object[], stream: SitemapStream | SitemapIndexStream) =>
  new Uint8Array(await streamToPromise(Readable.from(entries).pipe(stream)));

/**
 * robots.txt, the sitemap and the news feed. They are not in the contract: their format is given by others.
 * The feed takes its language as a parameter.
 */
export function seoRoutes({ seo, brand }: Pick<Services, 'seo' | 'brand'>) {
  const app = new Hono<AppEnv>();

  app.get('/robots.txt', (c) =>
    c.body(seo.robots(), 200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE }),
  );

  app.get('/sitemap.xml', async (c) => {
    return c.body(await writeAll(await seo.listSitemapParts(), new SitemapIndexStream()), 200, XML);
  });

  app.get('/sitemaps/:file', async (c) => {
    const part = readPartFile(c.req.param('file'));
    if (!part) throw notFound('Sitemap');
    const entries = await seo.listSitemapEntries(part);
    const stream = new SitemapStream({
      hostname: brand.canonicalUrl,
      xmlns: { news: false, video: false, xhtml: true, image: true },
    });
    return c.body(await writeAll(entries, stream), 200, XML);
  });

  app.get(ROUTES.newsFeed, async (c) => {
    const locale = c.req.query('locale') ?? DEFAULT_LOCALE;
    if (!isLocale(locale)) throw notFound('Feed');
    return c.body(await seo.newsFeed(locale), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': CACHE,
    });
  });

  return app;
}
