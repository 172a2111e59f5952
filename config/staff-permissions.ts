/** Permissions that make a user one of the shop's people; the others are a customer's or a representative's. */
export const STAFF_PERMISSIONS = [
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
] as const;
