import { limitByAddress } from '@/server/http/limit-by-address';
import { route } from '@/server/http/route';
import { allowCacheOf, allowPublicCache } from '@/server/routes/public-cache';

/** When letters are deleted again, the browser's cache answers. */
const SUGGESTIONS_MAX_AGE_SECONDS = 60;
/** Each one is drawn. */
export const SHEETS_PER_ADDRESS = { limit: 60, windowSeconds: 60 };

export const catalogRoutes = [
  route('listProducts', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listProducts(input.query);
  }),
  route('searchProducts', async ({ input, services, c }) => {
    // Each search is counted.
    allowPublicCache(c, { tags: null });
    const list = await services.catalog.listProducts(input.query);
    services.searchLog.record(input.query, list);
    return list;
  }),
  route('suggestSearch', ({ input, services, c }) => {
    allowPublicCache(c, { maxAgeSeconds: SUGGESTIONS_MAX_AGE_SECONDS });
    return services.catalog.suggestSearch(input.query.q, input.query.locale);
  }),
  route('listFailedSearches', ({ input, services }) =>
    services.searchLog.listFailedSearches(input.query.pagina),
  ),
  route('listRecommendations', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listRecommendations(input.query.productId, input.query.locale);
  }),
  route('listReviews', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listReviews(input.query.productId, input.query.pagina);
  }),
  route('listProductCards', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listProductCards(input.query.id, input.query.locale);
  }),
  // After the fixed paths below /product: the router takes the first that fits.
  route('getProduct', async ({ input, services, c }) => {
    const { slug } = input.params;
    allowCacheOf(c, 'product', slug);
    const product = await services.catalog.getProduct(slug, input.query.locale);
    allowCacheOf(c, 'product', slug, product.slug);
    return product;
  }),
  route('getProductSheet', async (context) => {
    const { input, services, c } = context;
    await limitByAddress(context, 'sheet', SHEETS_PER_ADDRESS);
    const { slug, lang, bytes } = await services.catalog.getProductSheet(
      input.params.slug,
      input.query.locale,
    );
    allowCacheOf(c, 'product', input.params.slug, slug);
    c.header('Content-Language', lang);
    c.header('Content-Disposition', `attachment; filename="ficha-tecnica-${slug}.pdf"`);
    return bytes;
  }),
  route('listCategories', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listCategories(input.query.locale);
  }),
  route('getCategory', ({ input, services, c }) => {
    allowCacheOf(c, 'category', input.params.slug);
    return services.catalog.getCategory(input.params.slug, input.query.locale);
  }),
  route('listCollections', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listCollections(input.query.locale);
  }),
  route('getCollection', ({ input, services, c }) => {
    allowCacheOf(c, 'collection', input.params.slug);
    return services.catalog.getCollection(input.params.slug, input.query.locale);
  }),
  route('getHomeHero', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.getHomeHero(input.query.locale);
  }),
];
