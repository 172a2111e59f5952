import { route } from '@/server/http/route';
import { allowPublicCache } from './public-cache';

export const catalogRoutes = [
  route('listProducts', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listProducts(input.query);
  }),
  route('searchProducts', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listProducts(input.query);
  }),
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
  route('getProduct', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.getProduct(input.params.slug, input.query.locale);
  }),
  route('listCategories', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listCategories(input.query.locale);
  }),
  route('getCategory', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.getCategory(input.params.slug, input.query.locale);
  }),
  route('listCollections', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.listCollections(input.query.locale);
  }),
  route('getCollection', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.getCollection(input.params.slug, input.query.locale);
  }),
  route('getHome', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.catalog.getHome(input.query.locale);
  }),
];
