import { BRANDS } from '@config/brands';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Output } from '@/contract/contract';
import type { CategoryCard, Collection, ProductCard } from '@/contract/schemas/catalog';
import { cutText } from '@/lib/seo/cut-text';
import type { Dependencies } from '@/server/dependencies';
import { findProductRow } from './catalog.repo';
import type { CatalogService } from './catalog.service';
import { pickHomeCategories, planCategoryCard } from './category-and-collection';
import { loadCards } from './product/load-cards';
import { listShelfIds, type ShelfName } from './shelves.repo';

/** The longest text that fits two lines of the widest tile, in characters. */
const TILE_TEXT_LENGTH = 200;

interface ListOptions {
  locale?: Locale;
  limit: number;
}

interface ShelfOptions extends ListOptions {
  /** Ids of products that stand elsewhere on the page. */
  except?: readonly string[];
  /** Also species that the brand leaves out of its shelves. */
  anySpecies?: boolean;
}

type ShelvesDependencies = Pick<Dependencies, 'db' | 'reads' | 'brand' | 'clock'> & {
  catalog: CatalogService;
};

/** The JSON lists, computed from the database. */
export function createShelvesService({ db, reads = db, brand, clock, catalog }: ShelvesDependencies) {
  const listShelf = async (
    shelf: ShelfName,
    { locale = CATALOGUE_LOCALE, limit, except = [], anySpecies }: ShelfOptions,
  ): Promise<ProductCard[]> => {
    const now = clock.now();
    const ids = await listShelfIds(reads, brand, shelf, { now, limit, except, anySpecies });
    return loadCards(reads, ids, { locale, now, brand });
  };

  return {
    /** Cards of a list; a product may be in several, unless `except` names it. */
    listShelf,

    /** Products on a flash sale, and when the first one ends; `endsAt` is null without a flash sale. */
    async getFlashSale(options: ShelfOptions): Promise<Output<'getFlashSale'>> {
      const items = await listShelf('flashSale', options);
      return { endsAt: items[0]?.flashSaleEndsAt ?? null, items };
    },

    /** Products to go with one, named by id or slug; the best sellers of all species without one, and for an unknown one. */
    async listRelated(
      { productId, slug }: { productId?: string; slug?: string },
      { locale, limit }: ListOptions,
    ): Promise<ProductCard[]> {
      const id = productId ?? (slug && (await findProductRow(reads, brand.id, slug))?.id);
      return id
        ? catalog.listRecommendations(id, locale, limit)
        : listShelf('bestSellers', { locale, limit, anySpecies: true });
    },

    /** The categories of this brand's home page that hold a product, in its order. */
    async listFeaturedCategories({ locale = CATALOGUE_LOCALE, limit }: ListOptions): Promise<CategoryCard[]> {
      const picked = pickHomeCategories(brand, await catalog.listCategories(locale));
      return picked.slice(0, limit).map((category) => planCategoryCard(category, brand, locale));
    },

    /** Collections published today, the ones in season first, as their tiles show them. */
    async listTopCollections({ locale, limit }: ListOptions): Promise<Collection[]> {
      const published = await catalog.listCollections(locale);
      return published
        .slice(0, limit)
        .map((collection) => ({ ...collection, text: cutText(collection.text, TILE_TEXT_LENGTH) }));
    },

    /** The shops, this one first. Their product lines are not brands of their own. */
    listBrands(): Output<'listBrands'> {
      const others = Object.values(BRANDS).filter(({ id }) => id !== brand.id);
      return [brand, ...others].map(({ id, name, canonicalUrl, logos }) => ({
        id,
        name,
        canonicalUrl,
        logo: logos.header,
      }));
    },
  };
}
