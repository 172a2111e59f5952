import { staticPage } from './static-page';

export const productPageProps = staticPage<{ slug: string }>(
  ['catalog', 'product'],
  async ({ load, locale, params }) => {
    const product = await load('getProduct', { params: { slug: params.slug }, query: { locale } });
    await load('listRecommendations', { query: { productId: product.id, locale } });
  },
);
