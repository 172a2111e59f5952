import { shopDay } from '@/lib/time/shop-day';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type {
  Category,
  Collection,
  HomeHero,
  Product,
  ProductCard,
  ProductList,
  Review,
} from '@/contract/schemas/catalog';
import type { SearchSuggestions } from '@/contract/schemas/search';
import { mediaDirectory } from '@/server/db/seed/media';
import { notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import {
  countReviews,
  findBrandRow,
  findProductRow,
  listCategoryRows,
  listCollectionRows,
  listReviewRows,
} from './catalog.repo';
import { planCategory, planCollection, sortBySeason } from './category-and-collection';
import { planHero } from './hero';
import type { ListFilters } from './listing/list-conditions';
import { listIdsBySlug } from './listing/list.repo';
import { loadCards } from './product/load-cards';
import { planList } from './listing/plan-list';
import { loadProduct, planReview } from './product/product-page';
import { indexStaleProducts, vacuumListings } from './search/search-index.repo';
import { createTeachings } from './search/search-rules.repo';
import { suggestSearch } from './search/search-suggestions';
import { listRecommendedIds } from './product/recommendations.repo';
import { listShownIds } from './product/shown-ids.repo';

const REVIEWS_PER_PAGE = 10;
const RECOMMENDATIONS = 8;
const CATEGORIES_FRESH_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;

/** The catalogue of one brand: lists, search, products, categories, collections and what its home page opens with. */
export function createCatalogService({
  db,
  env,
  brand,
  clock,
}: Pick<Dependencies, 'db' | 'env' | 'brand' | 'clock'>) {
  const teachings = createTeachings({ db, brandId: brand.id, clock });

  const listProducts = async (filters: ListFilters): Promise<ProductList> => {
    const locale = filters.locale ?? CATALOGUE_LOCALE;
    const teaching = await teachings.of(locale);
    return planList(db, { brandId: brand.id, filters, teaching, now: clock.now() });
  };

  const listCategories = async (locale: Locale = CATALOGUE_LOCALE): Promise<Category[]> =>
    (await listCategoryRows(db, brand.id)).map((row) => planCategory(row, locale));

  const listCollections = async (locale: Locale = CATALOGUE_LOCALE): Promise<Collection[]> => {
    const today = shopDay(clock.now());
    const rows = await listCollectionRows(db, brand.id, today);
    return sortBySeason(rows, Number(today.slice(5, 7))).map((row) => planCollection(row, brand.id, locale));
  };

  const recentCategories = new Map<Locale, { at: number; list: Promise<Category[]> }>();
  /** Categories that show something, as they were within the last minute: a count may lag in a suggestion. */
  const listRecentCategories = (locale: Locale = CATALOGUE_LOCALE) => {
    const now = clock.now().getTime();
    const cached = recentCategories.get(locale);
    if (cached && now - cached.at < CATEGORIES_FRESH_MS) return cached.list;
    const list = listCategories(locale).then((all) => all.filter(({ productCount }) => productCount > 0));
    recentCategories.set(locale, { at: now, list });
    list.catch(() => recentCategories.delete(locale));
    return list;
  };

  let vacuumedAt = -Infinity;

  return {
    /**
     * Products with filters, facet counts and, when `q` is given, the search. Counts are exact but where `isEstimate`
     * says otherwise. A page after the last one is empty; a search by relevance has at most 10, another list 50.
     */
    listProducts,

    /**
     * Products, categories and searches for a text that is being typed; for an empty one, what others search for.
     * Counts of categories may be a minute old.
     */
    async suggestSearch(q: string, locale?: Locale): Promise<SearchSuggestions> {
      const categories = await listRecentCategories(locale);
      const { lexicon, rulesFor } = await teachings.of(locale ?? CATALOGUE_LOCALE);
      const { hidden } = rulesFor(q);
      return suggestSearch({ db, brandId: brand.id, categories, q, locale, lexicon, hidden });
    },

    /** What the search was taught is read again with the next search of this instance. */
    forgetTeaching: () => teachings.forget(),

    /** Brings the search up to date with changed texts, packs and categories. @returns how many products */
    async indexChanged(): Promise<number> {
      let count = 0;
      for (let last = -1; last !== 0; count += last) last = await indexStaleProducts(db);
      return count;
    },

    /** Does hourly in the embedded database what a server does by itself (autovacuum); there, nothing. */
    async vacuumListings(): Promise<void> {
      const now = clock.now().getTime();
      if (env.DATABASE_URL || now - vacuumedAt < VACUUM_EVERY_MS) return;
      vacuumedAt = now;
      await vacuumListings(db);
    },

    /** @throws Fault NOT_FOUND when this brand does not show it */
    async getProduct(slug: string, locale: Locale = CATALOGUE_LOCALE): Promise<Product> {
      const row = await findProductRow(db, brand.id, slug);
      if (!row) throw notFound('Product');
      return loadProduct(db, row, {
        locale,
        now: clock.now(),
        reviewLimit: REVIEWS_PER_PAGE,
        brand,
        mediaDir: mediaDirectory(env),
      });
    },

    /** Never empty while any other product is in stock. */
    async listRecommendations(
      productId: string,
      locale: Locale = CATALOGUE_LOCALE,
      limit = RECOMMENDATIONS,
    ): Promise<ProductCard[]> {
      const ids = await listRecommendedIds(db, brand.id, productId, limit);
      return loadCards(db, ids, locale, clock.now());
    },

    /** Cards of these slugs that this brand shows, in their order. */
    async listProductsBySlug(
      slugs: readonly string[],
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<ProductCard[]> {
      return loadCards(db, await listIdsBySlug(db, brand.id, slugs), locale, clock.now());
    },

    /** Cards of these products in their order; what this brand does not show is left out. */
    async listProductCards(
      ids: readonly string[],
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<ProductCard[]> {
      return loadCards(db, await listShownIds(db, brand.id, ids), locale, clock.now());
    },

    /** Approved reviews of a product, newest first; none of one that this brand does not show. */
    async listReviews(
      productId: string,
      page: number,
    ): Promise<{ items: Review[]; total: number; page: number; pageCount: number }> {
      const isShown = (await listShownIds(db, brand.id, [productId])).length > 0;
      const total = isShown ? await countReviews(db, productId) : 0;
      const offset = (page - 1) * REVIEWS_PER_PAGE;
      const rows = isShown ? await listReviewRows(db, productId, REVIEWS_PER_PAGE, offset) : [];
      return {
        items: rows.map(planReview),
        total,
        page,
        pageCount: Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)),
      };
    },

    /** Categories in which this brand shows something, in menu order. */
    async listCategories(locale?: Locale): Promise<Category[]> {
      return (await listCategories(locale)).filter(({ productCount }) => productCount > 0);
    },

    /** @throws Fault NOT_FOUND when there is no such category; one without products is found */
    async getCategory(slug: string, locale?: Locale): Promise<Category> {
      const category = (await listCategories(locale)).find((candidate) => candidate.slug === slug);
      if (!category) throw notFound('Category');
      return category;
    },

    /** Collections of this brand published today, the ones in season first. */
    listCollections,

    /** @throws Fault NOT_FOUND when this brand does not publish it today */
    async getCollection(slug: string, locale?: Locale): Promise<Collection> {
      const collection = (await listCollections(locale)).find((candidate) => candidate.slug === slug);
      if (!collection) throw notFound('Collection');
      return collection;
    },

    /** What the home page opens with. */
    async getHomeHero(locale: Locale = CATALOGUE_LOCALE): Promise<HomeHero> {
      return planHero(await findBrandRow(db, brand.id), brand, locale);
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
