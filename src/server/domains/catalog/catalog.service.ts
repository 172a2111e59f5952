import { basename } from 'node:path';
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
import { notFound } from '@/server/kernel/fault';
import { printLogo, printPicture } from '@/server/ports/pdf/pictures';
import type { Dependencies } from '@/server/dependencies';
import {
  countReviews,
  findBrandRow,
  findProductRow,
  listCategoryRows,
  listCollectionRows,
  listReviewRows,
} from './catalog.repo';
import { planCategory, planCollection, sortCollections } from './category-and-collection';
import { planHero, planHomeCalculator, seasonOf } from './hero';
import { findSeasonProduct } from './shelves.repo';
import type { ListFilters } from './listing/list-conditions';
import { listIdsBySlug } from './listing/list.repo';
import { loadCards } from './product/load-cards';
import { planList } from './listing/plan-list';
import { loadProduct, planReview } from './product/product-page';
import { indexStaleProducts, vacuumListings } from './search/search-index.repo';
import { drawSheet } from './sheet/draw-sheet';
import { planSheet } from './sheet/plan-sheet';
import { sheetLocale } from './sheet/sheet-link';
import { createTeachings } from './search/search-rules.repo';
import { suggestSearch } from './search/search-suggestions';
import { listRecommendedIds } from './product/recommendations.repo';
import { listShownIds } from './product/shown-ids.repo';

const REVIEWS_PER_PAGE = 10;
const RECOMMENDATIONS = 8;
const CATEGORIES_FRESH_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;

/** The catalogue of one brand: lists, search, products, categories, collections and the head of the home page. */
export function createCatalogService({
  db,
  reads = db,
  env,
  brand,
  clock,
  pictures,
}: Pick<Dependencies, 'db' | 'reads' | 'env' | 'brand' | 'clock' | 'pictures'>) {
  const teachings = createTeachings({ db: reads, brandId: brand.id, clock });

  const listProducts = async (filters: ListFilters): Promise<ProductList> => {
    const locale = filters.locale ?? CATALOGUE_LOCALE;
    const teaching = await teachings.of(locale);
    return planList(reads, { brand, filters, teaching, now: clock.now() });
  };

  const listCategories = async (locale: Locale = CATALOGUE_LOCALE): Promise<Category[]> =>
    (await listCategoryRows(reads, brand.id)).map((row) => planCategory(row, brand.id, locale));

  const listCollections = async (locale: Locale = CATALOGUE_LOCALE): Promise<Collection[]> => {
    const today = shopDay(clock.now());
    const rows = await listCollectionRows(reads, brand, today);
    return sortCollections(rows, Number(today.slice(5, 7))).map((row) =>
      planCollection(row, brand.id, locale),
    );
  };

  const recentCategories = new Map<Locale, { at: number; list: Promise<Category[]> }>();
  /** Categories that show something, cached for a minute. */
  const listRecentCategories = (locale: Locale = CATALOGUE_LOCALE) => {
    const now = clock.now().getTime();
    const cached = recentCategories.get(locale);
    if (cached && now - cached.at < CATEGORIES_FRESH_MS) return cached.list;
    const list = listCategories(locale).then((all) => all.filter(({ productCount }) => productCount > 0));
    recentCategories.set(locale, { at: now, list });
    list.catch(() => recentCategories.delete(locale));
    return list;
  };

  /** @throws Fault NOT_FOUND when this brand does not show it */
  const getProduct = async (slug: string, locale: Locale = CATALOGUE_LOCALE): Promise<Product> => {
    const row = await findProductRow(reads, brand.id, slug);
    if (!row) throw notFound('Product');
    return loadProduct(reads, row, {
      locale,
      now: clock.now(),
      reviewLimit: REVIEWS_PER_PAGE,
      brand,
      pictures,
    });
  };

  let vacuumedAt = -Infinity;

  return {
    /**
     * Products with filters, facet counts and, when `q` is given, the search. Counts are exact but where `isEstimate`
     * says otherwise; those of the whole shop may be a minute old in a large catalogue. A page after the last one is empty; a search by relevance has at most 10, another list 50.
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
      const asked = { categories, q, locale, lexicon, hidden, now: clock.now() };
      return suggestSearch({ db: reads, brandId: brand.id, ...asked });
    },

    /** Has this instance read the search rules again with its next search. */
    forgetTeaching: () => teachings.forget(),

    /** Brings the search up to date with changed texts, packs and categories. @returns how many products */
    async indexChanged(): Promise<number> {
      let count = 0;
      for (let last = -1; last !== 0; count += last) last = await indexStaleProducts(db);
      return count;
    },

    /** Vacuums the embedded database each hour; a Postgres server does it by itself (autovacuum). */
    async vacuumListings(): Promise<void> {
      const now = clock.now().getTime();
      if (env.DATABASE_URL || now - vacuumedAt < VACUUM_EVERY_MS) return;
      vacuumedAt = now;
      await vacuumListings(db);
    },

    getProduct,

    /**
     * The technical sheet of a product as a PDF, drawn each time, and its language: the asked one, or Portuguese where
     * the fonts of a PDF lack its letters (Arabic, Hebrew).
     * @throws Fault NOT_FOUND when this brand does not show the product, or it has nothing to say in a sheet
     */
    async getProductSheet(
      slug: string,
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<{ slug: string; lang: Locale; bytes: Uint8Array }> {
      const lang = sheetLocale(locale);
      const product = await getProduct(slug, lang);
      if (!product.technicalSheet) throw notFound('Sheet');
      const { srcUrl } = product.picture ?? {};
      const stored = srcUrl ? await pictures.read(basename(srcUrl)) : null;
      const drawn = {
        logo: await printLogo(brand.logos.header),
        pack: stored && (await printPicture(stored)),
      };
      return {
        slug: product.slug,
        lang,
        bytes: await drawSheet(planSheet(product, { brand, lang, now: clock.now() }), brand, drawn),
      };
    },

    /** Never empty while any other product is in stock. */
    async listRecommendations(
      productId: string,
      locale: Locale = CATALOGUE_LOCALE,
      limit = RECOMMENDATIONS,
    ): Promise<ProductCard[]> {
      const ids = await listRecommendedIds(reads, brand.id, productId, limit);
      return loadCards(reads, ids, { locale, now: clock.now(), brand });
    },

    /** Cards of these slugs that this brand shows, in their order. */
    async listProductsBySlug(
      slugs: readonly string[],
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<ProductCard[]> {
      return loadCards(reads, await listIdsBySlug(reads, brand.id, slugs), {
        locale,
        now: clock.now(),
        brand,
      });
    },

    /** Cards of these products in their order; what this brand does not show is left out. */
    async listProductCards(
      ids: readonly string[],
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<ProductCard[]> {
      return loadCards(reads, await listShownIds(reads, brand.id, ids), { locale, now: clock.now(), brand });
    },

    /** Approved reviews of a product, newest first; none of one that this brand does not show. */
    async listReviews(
      productId: string,
      page: number,
    ): Promise<{ items: Review[]; total: number; page: number; pageCount: number }> {
      const isShown = (await listShownIds(reads, brand.id, [productId])).length > 0;
      const total = isShown ? await countReviews(reads, productId) : 0;
      const offset = (page - 1) * REVIEWS_PER_PAGE;
      const rows = isShown ? await listReviewRows(reads, productId, REVIEWS_PER_PAGE, offset) : [];
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

    /** The head of the home page, with a product of the season to calculate with. */
    async getHomeHero(locale: Locale = CATALOGUE_LOCALE): Promise<HomeHero> {
      const season = seasonOf(Number(shopDay(clock.now()).slice(5, 7)));
      const slug = await findSeasonProduct(reads, brand, season);
      return {
        ...planHero(await findBrandRow(reads, brand.id), brand, locale),
        calculator: slug === null ? null : planHomeCalculator(await getProduct(slug, locale), locale),
      };
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
