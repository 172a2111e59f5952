import { productPath } from '@config/routes';
import { productQuery, relatedProductsQuery } from '@/features/catalog/product.queries';
import { PRODUCT_PAGE_TEXTS } from './load-texts';
import { MovedPage, staticPage } from './static-page';

export const productPageProps = staticPage<{ slug: string }>(
  [...PRODUCT_PAGE_TEXTS, 'product'],
  async ({ loadQuery, locale, params }) => {
    const product = await loadQuery(productQuery(params.slug, locale));
    if (product.slug !== params.slug) throw new MovedPage(productPath(product.slug));
    await loadQuery(relatedProductsQuery(product.id, locale));
  },
  ({ slug }) => `/produtos/${slug}`,
);
