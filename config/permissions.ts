// Pages of the shop take the test from its own file: the list of all permissions is the dashboard's.
export { hasPermission } from './has-permission';

/** Every permission a user can hold (docs/rules.md). `admin` has them all. */
export const PERMISSIONS = [
  'orders.read',
  'orders.write',
  'users.read',
  'users.write',
  'products.write',
  'content.write',
  'coupons.write',
  'leads.read',
  'reports.read',
  'search.write',
  'linha_branca',
  'universidade',
  'representante',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
