import { z } from 'zod';
import { endpoint } from './endpoint';
import * as catalog from './schemas/catalog';
import { Order, OrderSummary } from './schemas/orders';
import { Id, IsoDate, LocaleParam, Slug } from './schemas/primitives';

const Limit = z.coerce
  .number('integer')
  .int('integer')
  .min(1, 'tooSmall')
  .max(48, 'tooLarge')
  .default(12)
  .meta({ description: 'The most items to answer' });
const ListQuery = z.object({ locale: LocaleParam, limit: Limit });

/** A short list for everybody. */
const list = <const Item extends z.ZodType>(summary: string, item: Item) =>
  endpoint({
    summary,
    access: 'anonymous',
    input: { query: ListQuery },
    output: z.array(item),
    errors: [],
  });

/** The JSON lists of the specification (section 7), computed from the database. */
export const listContract = {
  listFeaturedCategories: list('The categories of the home page', catalog.Category),
  listTopCollections: list('Collections published now, the ones in season first', catalog.Collection),
  /**
   * The shops of this house. The specification names the list and nothing more; product lines ("Seca Brava") are
   * found by the search and have no page, so the brands a person can go to are the shops.
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
  listFeaturedProducts: list('Products chosen by hand', catalog.ProductCard),
  listTopSellers: list('Products by units sold in approved orders', catalog.ProductCard),
  listOnSelling: list('Products with a sale price now', catalog.ProductCard),
  listRelatedProducts: endpoint({
    summary: 'Products to go with one, by id or slug; without one the best sellers',
    access: 'anonymous',
    input: { query: ListQuery.extend({ productId: Id.optional(), slug: Slug.optional() }) },
    output: z.array(catalog.ProductCard),
    errors: [],
  }),
  listBestSellers: list('Best sellers: the ones the shop names so, then by units sold', catalog.ProductCard),
  listNewArrivals: list('New products, newest first', catalog.ProductCard),
  getFlashSale: endpoint({
    summary: 'Products cheaper for a while, and when the first of it ends',
    access: 'anonymous',
    input: { query: ListQuery },
    output: z.object({ endsAt: IsoDate.nullable(), items: z.array(catalog.ProductCard) }),
    errors: [],
  }),
  listRecentOwnOrders: endpoint({
    summary: 'The newest own orders',
    access: 'user',
    input: { query: ListQuery },
    output: z.array(OrderSummary),
    errors: [],
  }),
  getOwnOrder: endpoint({
    summary: 'One own order by number; somebody else’s is not found, whoever asks',
    access: 'user',
    input: { query: z.object({ number: Id }) },
    output: Order,
    errors: ['NOT_FOUND'],
  }),
} as const;
