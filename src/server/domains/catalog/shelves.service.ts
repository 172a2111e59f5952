import { BRANDS } from '@config/brands';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Output } from '@/contract/contract';
import type { Category, Collection, ProductCard } from '@/contract/schemas/catalog';
import type { Dependencies } from '@/server/services';
import { findProductRow } from './catalog.repo';
import type { CatalogService } from './catalog.service';
import { pickHomeCategories } from './category-and-collection';
import { loadCards } from './load-cards';
import { listShelfIds, type ShelfName } from './shelves.repo';

interface ListOptions {
  locale?: Locale;
  limit: number;
}

type ShelvesDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & { catalog: CatalogService };

/** The JSON lists (specification, section 7): short answers to "what is there", computed from the database. */
export function createShelvesService({ db, brand, clock, catalog }: ShelvesDependencies) {
  const listShelf = async (
    shelf: ShelfName,
    { locale = CATALOGUE_LOCALE, limit }: ListOptions,
  ): Promise<ProductCard[]> => {
    const now = clock.now();
    return loadCards(db, await listShelfIds(db, brand.id, shelf, { now, limit }), locale, now);
  };

  return {
    /** Cards of a shelf; a product may stand on several. */
    listShelf,

    /** What is cheaper for a while, and when the first of it ends; `endsAt` is null while nothing is. */
    async getFlashSale(options: ListOptions): Promise<Output<'getFlashSale'>> {
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

    async listFeaturedCategories({ locale, limit }: ListOptions): Promise<Category[]> {
      return pickHomeCategories(brand, await catalog.listCategories(locale)).slice(0, limit);
    },

    async listTopCollections({ locale, limit }: ListOptions): Promise<Collection[]> {
      return (await catalog.listCollections(locale)).slice(0, limit);
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
