import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

/** One row on a laptop, two on a phone; each card adds to the document and to hydration. */
const RELATED = 4;

export const productQuery = (slug: string, locale: Locale | undefined) =>
  endpointQuery('getProduct', { params: { slug }, query: { locale } });

/** What goes with a product. */
export const relatedProductsQuery = (productId: string, locale: Locale | undefined) =>
  endpointQuery('listRelatedProducts', { query: { productId, locale, limit: RELATED } });
