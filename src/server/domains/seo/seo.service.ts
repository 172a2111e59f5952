import { shopDay } from '@/lib/time/shop-day';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { categoryPath, collectionPath, lessonPath, postPath, productPath } from '@config/routes';
import { fileAddress } from '@/lib/seo/page-address';
import type { ContentService } from '@/server/domains/content/content.service';
import type { UniversityService } from '@/server/domains/university/university.service';
import { notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { writeNewsFeed } from './news-feed';
import { writeRobots } from './robots';
import { listCategoryPages, listCollectionPages, listProductPages, listProductParts } from './sitemap.repo';
import {
  FIXED_PAGES,
  partFile,
  planEntries,
  PRODUCTS_PER_PART,
  type SitemapPage,
  type SitemapPart,
} from './sitemap-plan';

const newest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), undefined);

/** The newest articles; the page of the news has all. */
const FEED_ITEMS = 50;

interface SeoDependencies extends Pick<Dependencies, 'db' | 'brand' | 'clock'> {
  content: ContentService;
  university: Pick<UniversityService, 'getUniversity'>;
}

/** What search engines and feed readers ask a brand for beside its pages. */
export function createSeoService({ db, brand, clock, content, university }: SeoDependencies) {
  const listNewsPages = async (): Promise<SitemapPage[]> =>
    (await content.listPosts()).map(({ slug, title, publishedAt, picture }) => ({
      path: postPath(slug),
      changedAt: new Date(publishedAt),
      ...(picture && { pictures: [{ picture, title }] }),
    }));

  const listLists = async (): Promise<SitemapPage[]> => [
    ...(await listCategoryPages(db, brand.id)).map(({ slug, changedAt }) => ({
      path: categoryPath(slug),
      changedAt,
    })),
    ...(await listCollectionPages(db, brand.id, shopDay(clock.now()))).map(({ slug, changedAt }) => ({
      path: collectionPath(slug),
      changedAt,
    })),
  ];

  const listProducts = async (part: number): Promise<SitemapPage[]> => {
    const rows = await listProductPages(db, brand.id, PRODUCTS_PER_PART, (part - 1) * PRODUCTS_PER_PART);
    if (rows.length === 0 && part > 1) throw notFound('Sitemap');
    return rows.map(({ slug, title, gallery, updatedAt }) => ({
      path: productPath(slug),
      changedAt: updatedAt,
      pictures: gallery.map((picture) => ({ picture, title })),
    }));
  };

  const listPages = async (part: SitemapPart): Promise<SitemapPage[]> => {
    if (part === 'pages') {
      // Exclusive lessons have no page of their own for a search engine.
      const { lessons } = await university.getUniversity();
      return [...FIXED_PAGES, ...lessons.map(({ slug }) => lessonPath(slug))].map((path) => ({ path }));
    }
    if (part === 'lists') return listLists();
    if (part === 'news') return listNewsPages();
    return listProducts(part.products);
  };

  return {
    robots: () => writeRobots(brand),

    /** Every part of the sitemap with the day its newest page changed. */
    async listSitemapParts(): Promise<{ url: string; lastmod?: string }[]> {
      const lists = newest((await listLists()).map(({ changedAt }) => changedAt));
      const news = newest((await listNewsPages()).map(({ changedAt }) => changedAt));
      const productParts = await listProductParts(db, brand.id, PRODUCTS_PER_PART);
      const parts: { part: SitemapPart; changedAt?: Date }[] = [
        { part: 'pages' },
        { part: 'lists', changedAt: lists },
        ...productParts.map((changedAt, index) => ({ part: { products: index + 1 }, changedAt })),
        ...(news ? [{ part: 'news' as const, changedAt: news }] : []),
      ];
      return parts.map(({ part, changedAt }) => ({
        url: fileAddress(`/sitemaps/${partFile(part)}`, brand),
        ...(changedAt && { lastmod: changedAt.toISOString() }),
      }));
    },

    /**
     * The entries of one part, an entry for each language of a page.
     * @throws Fault NOT_FOUND for a part after the last one
     */
    async listSitemapEntries(part: SitemapPart) {
      return (await listPages(part)).flatMap((page) => planEntries(page, brand));
    },

    /** The news of the brand as RSS 2.0, newest first. */
    async newsFeed(locale: Locale = CATALOGUE_LOCALE): Promise<string> {
      return writeNewsFeed(await content.listPosts(locale, FEED_ITEMS), { brand, locale });
    },
  };
}
