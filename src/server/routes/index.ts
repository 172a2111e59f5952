import type { Route } from '@/server/http/route';
import { addressesRoutes } from './addresses.routes';
import { catalogRoutes } from './catalog.routes';
import { checkoutRoutes } from './checkout.routes';
import { consentsRoutes } from './consents.routes';
import { contentRoutes } from './content.routes';
import { couponsRoutes } from './coupons.routes';
import { favoritesRoutes } from './favorites.routes';
import { listRoutes } from './list.routes';
import { noticesRoutes } from './notices.routes';
import { leadsRoutes } from './leads.routes';
import { operationsRoutes } from './operations.routes';
import { managedContentRoutes } from './managed-content.routes';
import { managedProductsRoutes } from './managed-products.routes';
import { reportsRoutes } from './reports.routes';
import { ordersRoutes } from './orders.routes';
import { paymentsRoutes } from './payments.routes';
import { peopleRoutes } from './people.routes';
import { reviewsRoutes } from './reviews.routes';
import { searchDeskRoutes } from './search-desk.routes';
import { trackingRoutes } from './tracking.routes';
import { universityRoutes } from './university.routes';
import { usersRoutes } from './users.routes';

/** Every endpoint of the contract, bound once. `api.test.ts` fails when one is missing. */
export const routes: Route[] = [
  // Before the routes whose `{slug}`, `{id}` or `{number}` would take their words.
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
