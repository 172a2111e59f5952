/** Every permission a user can hold (decisions, Dashboard). `admin` has them all. */
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

/** Membership test of the specification (section 6); the admin flag implies every permission. */
export function hasPermission(
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
  permission: Permission,
): boolean {
  return !!user && (user.admin || user.permissions.includes(permission));
}
