import type { Dependencies } from './dependencies';
import { createAddressesService } from './domains/addresses/addresses.service';
import { createCatalogService } from './domains/catalog/catalog.service';
import { createShelvesService } from './domains/catalog/shelves.service';
import { createSearchChoicesService } from './domains/catalog/search-log/search-choices.service';
import { createSearchLogService } from './domains/catalog/search-log/search-log.service';
import { createConsentsService } from './domains/consents/consents.service';
import { createContentService } from './domains/content/content.service';
import { createCouponTries } from './domains/coupons/coupon-tries';
import { createCouponsService } from './domains/coupons/coupons.service';
import { createManagedContentService } from './domains/managed-content/managed-content.service';
import { createManagedProductsService } from './domains/managed-products/managed-products.service';
import { createMediaService } from './domains/media/media.service';
import { createReportsService } from './domains/reports/reports.service';
import { createRetentionService } from './domains/privacy/retention.service';
import { createCheckoutService } from './domains/checkout/checkout.service';
import { createFavoritesService } from './domains/favorites/favorites.service';
import { createLeadsService } from './domains/leads/leads.service';
import { createOrdersService } from './domains/orders/orders.service';
import { createNoticesService } from './domains/notices/notices.service';
import { createTrackingService } from './domains/orders/tracking/tracking.service';
import { createOperationsService } from './domains/operations/operations.service';
import { createOutboxService } from './domains/outbox/outbox.service';
import { createCardTries } from './domains/payments/card-tries';
import { createPreparedCards } from './domains/payments/prepared-cards';
import { createPaymentsService } from './domains/payments/payments.service';
import { createPeopleService } from './domains/people/people.service';
import { createReviewsService } from './domains/reviews/reviews.service';
import { createSearchDeskService } from './domains/search-desk/search-desk.service';
import { createSeoService } from './domains/seo/seo.service';
import { createUniversityService } from './domains/university/university.service';
import { createRateLimiter } from './domains/users/rate-limiter';
import { createSessionsService } from './domains/users/sign-in/sessions.service';
import { createUsersService } from './domains/users/users.service';
import { createGate } from './kernel/gate';
import { createRevalidationService } from './revalidation/revalidation.service';
import { quietMetrics } from './ports/metrics/metrics';

/**
 * Orders that are placed at the same time in one process: fewer than there are connections, so that a rush leaves some
 * for reading. Accounts take turns, so that one with many calls waits for itself. The wait ends before a client's own
 * 30 s.
 */
const PLACING = { most: 8, mostEach: 4, mostWaitingEach: 16, patienceMs: 20_000 };

/** Every service of the shop, built once per process from its dependencies. */
export function createServices(dependencies: Dependencies) {
  const { metrics = quietMetrics } = dependencies;
  const placing = createGate(PLACING);
  const rateLimiter = createRateLimiter(dependencies);
  const sessions = createSessionsService(dependencies);
  const checkout = createCheckoutService(dependencies);
  const cardTries = createCardTries({ ...dependencies, rateLimiter });
  const preparedCards = createPreparedCards(dependencies);
  const outbox = createOutboxService(dependencies);
  const content = createContentService(dependencies);
  const university = createUniversityService(dependencies);
  const catalog = createCatalogService(dependencies);
  const tracking = createTrackingService({ ...dependencies, rateLimiter });
  const trackingLink = tracking.orderTrackingLink;
  const revalidation = createRevalidationService(dependencies);
  const orders = createOrdersService({
    ...dependencies,
    checkout,
    outbox,
    trackingLink,
    cardTries,
    preparedCards,
    watch: metrics,
  });
  return {
    ...dependencies,
    metrics,
    rateLimiter,
    sessions,
    checkout,
    placing,
    operations: createOperationsService({ ...dependencies, metrics, placing }),
    addresses: createAddressesService(dependencies),
    users: createUsersService({ ...dependencies, sessions, rateLimiter, outbox, revalidation }),
    people: createPeopleService({ ...dependencies, sessions }),
    catalog,
    shelves: createShelvesService({ ...dependencies, catalog }),
    searchLog: createSearchLogService(dependencies),
    searchChoices: createSearchChoicesService(dependencies),
    searchDesk: createSearchDeskService({ ...dependencies, onChange: () => catalog.forgetTeaching() }),
    content,
    consents: createConsentsService({ ...dependencies, rateLimiter }),
    seo: createSeoService({ ...dependencies, content, university }),
    outbox,
    university,
    notices: createNoticesService({ ...dependencies, rateLimiter, outbox }),
    reviews: createReviewsService({ ...dependencies, rateLimiter }),
    favorites: createFavoritesService(dependencies),
    leads: createLeadsService({ ...dependencies, rateLimiter, outbox }),
    tracking,
    orders,
    revalidation,
    media: createMediaService(dependencies),
    managedProducts: createManagedProductsService({ ...dependencies, catalog, revalidation }),
    managedContent: createManagedContentService({ ...dependencies, catalog, content, revalidation }),
    coupons: createCouponsService(dependencies),
    couponTries: createCouponTries({ rateLimiter, checkout }),
    reports: createReportsService(dependencies),
    retention: createRetentionService(dependencies),
    payments: createPaymentsService({ ...dependencies, rateLimiter, cardTries, preparedCards, orders }),
  };
}

export type Services = ReturnType<typeof createServices>;
