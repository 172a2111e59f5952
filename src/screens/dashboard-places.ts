import type { Permission } from '@config/permissions';
import { ROUTES } from '@config/routes';

interface Place {
  href: string;
  icon: string;
  /** Key of its name in the namespace `dashboard`. */
  key: string;
  /** What opens it, any one of a list; the home opens with any of them all. */
  permission: Permission | readonly Permission[] | null;
}

/** Places of the admin area, in the order of its menu. */
export const DASHBOARD_PLACES = [
  { href: ROUTES.dashboard, icon: 'chart', key: 'nav.home', permission: null },
  { href: ROUTES.dashboardOrders, icon: 'note', key: 'nav.orders', permission: 'orders.read' },
  {
    href: ROUTES.dashboardApprovedOrders,
    icon: 'check-circle',
    key: 'nav.approved',
    permission: 'orders.read',
  },
  { href: ROUTES.dashboardUsers, icon: 'users', key: 'nav.users', permission: 'users.read' },
  {
    href: ROUTES.dashboardRepresentatives,
    icon: 'share',
    key: 'nav.representatives',
    permission: 'users.read',
  },
  { href: ROUTES.dashboardProducts, icon: 'package', key: 'nav.products', permission: 'products.write' },
  { href: ROUTES.dashboardPosts, icon: 'article', key: 'nav.posts', permission: 'content.write' },
  { href: ROUTES.dashboardReviews, icon: 'star', key: 'nav.reviews', permission: 'content.write' },
  {
    href: ROUTES.dashboardTestimonials,
    icon: 'quotes',
    key: 'nav.testimonials',
    permission: 'content.write',
  },
  { href: ROUTES.dashboardCoupons, icon: 'coupon', key: 'nav.coupons', permission: 'coupons.write' },
  { href: ROUTES.dashboardLeads, icon: 'chat', key: 'nav.leads', permission: 'leads.read' },
  { href: ROUTES.dashboardLessons, icon: 'graduation', key: 'nav.lessons', permission: 'content.write' },
  { href: ROUTES.dashboardRedirects, icon: 'swap', key: 'nav.redirects', permission: 'content.write' },
  {
    href: ROUTES.dashboardSearches,
    icon: 'magnifying-glass',
    key: 'nav.searches',
    permission: ['search.write', 'reports.read'],
  },
  { href: ROUTES.dashboardAudit, icon: 'history', key: 'nav.audit', permission: 'reports.read' },
] as const satisfies readonly Place[];

/** Permissions that make somebody one of the shop's people: any of them opens the home of the admin area. */
export const STAFF_PERMISSIONS: readonly Permission[] = [
  ...new Set(DASHBOARD_PLACES.flatMap(({ permission }) => permission ?? [])),
];
