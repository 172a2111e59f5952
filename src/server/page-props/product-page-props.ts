import { productQuery, relatedProductsQuery } from '@/features/catalog/product.queries';
import { PRODUCT_PAGE_TEXTS } from './load-texts';
import { staticPage } from './static-page';

export const productPageProps = staticPage<{ slug: string }>(
  [...PRODUCT_PAGE_TEXTS, 'product'],
  async ({ loadQuery, locale, params }) => {
    const product = await loadQuery(productQuery(params.slug, locale));
    await loadQuery(relatedProductsQuery(product.id, locale));
  },
  ({ slug }) => `/produtos/${slug}`,
);
