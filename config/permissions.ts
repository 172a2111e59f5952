/**
 * Every permission a user can hold (docs/rules.md). `admin` has them all. Pages of the shop import has-permission.ts
 * alone: this list is the dashboard's.
 */
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
