import type { Route } from '@/server/http/route';
import { catalogRoutes } from './catalog.routes';
import { checkoutRoutes } from './checkout.routes';
import { contentRoutes } from './content.routes';
import { favoritesRoutes } from './favorites.routes';
import { operationsRoutes } from './operations.routes';
import { ordersRoutes } from './orders.routes';
import { reviewsRoutes } from './reviews.routes';
import { usersRoutes } from './users.routes';

/** Every endpoint of the contract, bound once. `api.test.ts` fails when one is missing. */
export const routes: Route[] = [
  ...usersRoutes,
  ...favoritesRoutes,
  ...reviewsRoutes,
  ...catalogRoutes,
  ...contentRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...operationsRoutes,
];
