import { brand } from '@config/brands';
import type { Permission } from '@config/permissions';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import type { IconName } from '@config/icons';
import { ROUTES } from '@config/routes';

interface Place {
  href: string;
  icon: IconName;
  /** Key of its name in the namespace `dashboard`. */
  key: string;
  /** What opens it, any one of a list; the home opens with any of them all. */
  permission: Permission | readonly Permission[] | null;
}

const PLACES = [
  { href: ROUTES.dashboard, icon: 'chart', key: 'nav.home', permission: null },
  { href: ROUTES.dashboardOrders, icon: 'note', key: 'nav.orders', permission: 'orders.read' },
  {
    href: DASHBOARD_ROUTES.approvedOrders,
    icon: 'check-circle',
    key: 'nav.approved',
    permission: 'orders.read',
  },
  {
    href: DASHBOARD_ROUTES.prescriptions,
    icon: 'article',
    key: 'nav.prescriptions',
    permission: 'orders.write',
  },
  { href: DASHBOARD_ROUTES.users, icon: 'users', key: 'nav.users', permission: 'users.read' },
  {
    href: DASHBOARD_ROUTES.representatives,
    icon: 'share',
    key: 'nav.representatives',
    permission: 'users.read',
  },
  { href: DASHBOARD_ROUTES.products, icon: 'package', key: 'nav.products', permission: 'products.write' },
  { href: DASHBOARD_ROUTES.posts, icon: 'article', key: 'nav.posts', permission: 'content.write' },
  { href: DASHBOARD_ROUTES.reviews, icon: 'star', key: 'nav.reviews', permission: 'content.write' },
  {
    href: DASHBOARD_ROUTES.testimonials,
    icon: 'quotes',
    key: 'nav.testimonials',
    permission: 'content.write',
  },
  { href: DASHBOARD_ROUTES.coupons, icon: 'coupon', key: 'nav.coupons', permission: 'coupons.write' },
  { href: DASHBOARD_ROUTES.leads, icon: 'chat', key: 'nav.leads', permission: 'leads.read' },
  { href: DASHBOARD_ROUTES.lessons, icon: 'graduation', key: 'nav.lessons', permission: 'content.write' },
  { href: DASHBOARD_ROUTES.redirects, icon: 'swap', key: 'nav.redirects', permission: 'content.write' },
  {
    href: DASHBOARD_ROUTES.searches,
    icon: 'magnifying-glass',
    key: 'nav.searches',
    permission: ['search.write', 'reports.read'],
  },
  { href: DASHBOARD_ROUTES.audit, icon: 'history', key: 'nav.audit', permission: 'reports.read' },
] as const satisfies readonly Place[];

/** What there is only where orders are placed; without a cart these lists stay empty. */
const OF_ORDERS: readonly string[] = ['nav.orders', 'nav.approved', 'nav.prescriptions', 'nav.coupons'];
/** A brand without a cart lives on its messages. */
const FIRST: readonly string[] = ['nav.home', 'nav.leads'];

/** Places of the admin area, in the order of its menu. */
export const DASHBOARD_PLACES = brand.cartEnabled
  ? PLACES
  : [
      ...PLACES.filter(({ key }) => FIRST.includes(key)),
      ...PLACES.filter(({ key }) => ![...FIRST, ...OF_ORDERS].includes(key)),
    ];
