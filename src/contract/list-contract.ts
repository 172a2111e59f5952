import { z } from 'zod';
import { endpoint } from './endpoint';
import * as catalog from './schemas/catalog';
import { Order, OwnOrderSummary } from './schemas/orders';
import { Id, IsoDate, Limit, LocaleParam, repeated, Slug } from './schemas/primitives';

const ListQuery = z.object({ locale: LocaleParam, limit: Limit.default(12) });

/** A page with several lists names the products of the others, so that no product is shown twice. */
const ShelfQuery = ListQuery.extend({
  except: repeated(Id, 48).optional().meta({ description: 'Ids of products to leave out; may repeat' }),
});

/** A short list, the same for all visitors. */
const list = <const Item extends z.ZodType>(summary: string, item: Item) =>
  endpoint({
    summary,
    access: 'anonymous',
    input: { query: ListQuery },
    output: z.array(item),
    errors: [],
  });

/** A short list of products, the same for all visitors. */
const shelf = (summary: string) =>
  endpoint({
    summary,
    access: 'anonymous',
    input: { query: ShelfQuery },
    output: z.array(catalog.ProductCard),
    errors: [],
  });

/** The JSON lists (docs/rules.md, Calls), computed from the database. */
export const listContract = {
  listFeaturedCategories: list(
    'The categories of the home page, as their tiles show them',
    catalog.CategoryCard,
  ),
  listTopCollections: list(
    'Collections published now, the ones in season first; their texts are cut to what a tile shows',
    catalog.Collection,
  ),
  /**
   * The shops of this repository. Product lines ("Seca Brava") are found by the search and have no page, so the brands
   * a person can go to are the shops.
   */
  listBrands: endpoint({
    summary: 'The shops of this house, this one first',
    access: 'anonymous',
    input: {},
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        canonicalUrl: z.url(),
        /** Address of the logo on this shop. */
        logo: z.string(),
      }),
    ),
    errors: [],
  }),
  listFeaturedProducts: shelf('Products the shop chose, after those of the category that its brand features'),
  listTopSellers: shelf('Products by units sold in approved orders'),
  listOnSelling: shelf('Products with a sale price now'),
  listRelatedProducts: endpoint({
    summary: 'Products to go with one, by id or slug; without one the best sellers of all species',
    access: 'anonymous',
    input: { query: ListQuery.extend({ productId: Id.optional(), slug: Slug.optional() }) },
    output: z.array(catalog.ProductCard),
    errors: [],
  }),
  listBestSellers: shelf('Best sellers: the ones the shop names so, then by units sold'),
  listNewArrivals: shelf('New products, newest first'),
  getFlashSale: endpoint({
    summary: 'Products cheaper for a while, and when the first of it ends',
    access: 'anonymous',
    input: { query: ShelfQuery },
    output: z.object({ endsAt: IsoDate.nullable(), items: z.array(catalog.ProductCard) }),
    errors: [],
  }),
  listRecentOwnOrders: endpoint({
    summary: 'The newest own orders',
    access: 'user',
    input: { query: ListQuery },
    output: z.array(OwnOrderSummary),
    errors: [],
  }),
  getOwnOrder: endpoint({
    summary: 'One own order by number; that of another user is not found, for every role',
    access: 'user',
    input: { query: z.object({ number: Id }) },
    output: Order,
    errors: ['NOT_FOUND'],
  }),
} as const;
