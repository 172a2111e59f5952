import { relatedProductsInput } from '@/features/catalog/related-products.queries';
import { PRODUCT_PAGE_TEXTS } from './load-page';
import { staticPage } from './static-page';

export const productPageProps = staticPage<{ slug: string }>(
  [PRODUCT_PAGE_TEXTS, 'product'],
  async ({ load, locale, params }) => {
    const product = await load('getProduct', { params: { slug: params.slug }, query: { locale } });
    await load('listRelatedProducts', relatedProductsInput(product.id, locale));
  },
  ({ slug }) => `/produtos/${slug}`,
);
