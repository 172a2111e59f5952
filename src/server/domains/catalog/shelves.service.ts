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

/** Two lines at the widest a tile gets, in characters. */
const TILE_TEXT_LENGTH = 200;

interface ListOptions {
  locale?: Locale;
  limit: number;
}

interface ShelfOptions extends ListOptions {
  /** Ids of products that stand elsewhere on the page. */
  except?: readonly string[];
}

type ShelvesDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & { catalog: CatalogService };

/** The JSON lists: short answers to "what is there", computed from the database. */
export function createShelvesService({ db, brand, clock, catalog }: ShelvesDependencies) {
  const listShelf = async (
    shelf: ShelfName,
    { locale = CATALOGUE_LOCALE, limit, except = [] }: ShelfOptions,
  ): Promise<ProductCard[]> => {
    const now = clock.now();
    return loadCards(db, await listShelfIds(db, brand.id, shelf, { now, limit, except }), locale, now);
  };

  return {
    /** Cards of a shelf; a product may stand on several, where `except` does not say otherwise. */
    listShelf,

    /** What is cheaper for a while, and when the first of it ends; `endsAt` is null while nothing is. */
    async getFlashSale(options: ShelfOptions): Promise<Output<'getFlashSale'>> {
      const items = await listShelf('flashSale', options);
      return { endsAt: items[0]?.flashSaleEndsAt ?? null, items };
    },

    /** What goes with a product, named by id or slug; without one, or with an unknown one, the best sellers. */
    async listRelated(
      { productId, slug }: { productId?: string; slug?: string },
      { locale, limit }: ListOptions,
    ): Promise<ProductCard[]> {
      const id = productId ?? (slug && (await findProductRow(db, brand.id, slug))?.id);
      return id
        ? catalog.listRecommendations(id, locale, limit)
        : listShelf('bestSellers', { locale, limit });
    },

    /** The categories this brand opens its home with that hold something, in its order. */
    async listFeaturedCategories({ locale, limit }: ListOptions): Promise<CategoryCard[]> {
      const picked = pickHomeCategories(brand, await catalog.listCategories(locale));
      return picked.slice(0, limit).map(planCategoryCard);
    },

    /** Collections published today, the ones in season first, as their tiles show them. */
    async listTopCollections({ locale, limit }: ListOptions): Promise<Collection[]> {
      const published = await catalog.listCollections(locale);
      return published
        .slice(0, limit)
        .map((collection) => ({ ...collection, text: cutText(collection.text, TILE_TEXT_LENGTH) }));
    },

    /** The shops of this house, this one first. Their product lines are no brands of their own: they share a label. */
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
