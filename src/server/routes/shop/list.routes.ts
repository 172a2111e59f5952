import { requireUser, route } from '@/server/http/route';
import type { ShelfName } from '@/server/domains/catalog/shelves.repo';
import { allowPublicCache } from '@/server/routes/public-cache';

/** A product list of the home page. */
const shelfRoute = (
  name: 'listFeaturedProducts' | 'listTopSellers' | 'listOnSelling' | 'listBestSellers' | 'listNewArrivals',
  shelf: ShelfName,
) =>
  route(name, ({ input, services, c }) => {
    allowPublicCache(c);
    return services.shelves.listShelf(shelf, input.query);
  });

export const listRoutes = [
  shelfRoute('listFeaturedProducts', 'featured'),
  shelfRoute('listTopSellers', 'topSellers'),
  shelfRoute('listOnSelling', 'onSale'),
  shelfRoute('listBestSellers', 'bestSellers'),
  shelfRoute('listNewArrivals', 'newArrivals'),
  route('getFlashSale', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.shelves.getFlashSale(input.query);
  }),
  route('listRelatedProducts', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.shelves.listRelated(input.query, input.query);
  }),
  route('listFeaturedCategories', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.shelves.listFeaturedCategories(input.query);
  }),
  route('listTopCollections', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.shelves.listTopCollections(input.query);
  }),
  route('listBrands', async ({ services, c }) => {
    allowPublicCache(c);
    return services.shelves.listBrands();
  }),
  route('listRecentOwnOrders', async (context) => {
    const { orders } = context.services;
    const { items } = await orders.listOwnOrders(requireUser(context), {
      pagina: 1,
      limit: context.input.query.limit,
    });
    return items;
  }),
  route('getOwnOrder', (context) =>
    context.services.orders.getOwnOrder(context.input.query.number, requireUser(context)),
  ),
];
