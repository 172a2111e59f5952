import type { Route } from '@/server/http/route';
import { addressesRoutes } from './account/addresses.routes';
import { catalogRoutes } from './shop/catalog.routes';
import { checkoutRoutes } from './shop/checkout.routes';
import { consentsRoutes } from './account/consents.routes';
import { contentRoutes } from './shop/content.routes';
import { couponsRoutes } from './staff/coupons.routes';
import { favoritesRoutes } from './account/favorites.routes';
import { listRoutes } from './shop/list.routes';
import { noticesRoutes } from './shop/notices.routes';
import { leadsRoutes } from './shop/leads.routes';
import { operationsRoutes } from './staff/operations.routes';
import { managedContentRoutes } from './staff/managed-content.routes';
import { managedProductsRoutes } from './staff/managed-products.routes';
import { reportsRoutes } from './staff/reports.routes';
import { ordersRoutes } from './account/orders.routes';
import { paymentsRoutes } from './shop/payments.routes';
import { peopleRoutes } from './staff/people.routes';
import { reviewsRoutes } from './shop/reviews.routes';
import { searchDeskRoutes } from './staff/search-desk.routes';
import { trackingRoutes } from './shop/tracking.routes';
import { universityRoutes } from './shop/university.routes';
import { usersRoutes } from './account/users.routes';

/** Every endpoint of the contract, bound once. `api.test.ts` fails when one is missing. */
export const routes: Route[] = [
  // Before the routes whose `{slug}`, `{id}` or `{number}` would match their words.
  ...managedProductsRoutes,
  ...managedContentRoutes,
  ...reportsRoutes,
  ...searchDeskRoutes,
  ...couponsRoutes,
  ...usersRoutes,
  ...favoritesRoutes,
  ...reviewsRoutes,
  ...noticesRoutes,
  ...listRoutes,
  ...catalogRoutes,
  ...contentRoutes,
  ...consentsRoutes,
  ...addressesRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...leadsRoutes,
  ...trackingRoutes,
  ...peopleRoutes,
  ...universityRoutes,
  ...operationsRoutes,
];
