import type { Permission } from './permissions';

/** Permissions of customers and representatives; every other one is work at the dashboard. */
const OUTSIDE: readonly string[] = ['linha_branca', 'universidade', 'representante'] satisfies Permission[];

/** Membership of the list of permissions (docs/rules.md); the admin flag implies every permission. */
export function hasPermission(
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
  permission: Permission,
): boolean {
  return !!user && (user.admin || user.permissions.includes(permission));
}

/** Whether a user works for the shop: any permission of the dashboard opens its home. */
export const isStaff = (
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
): boolean => !!user && (user.admin || user.permissions.some((permission) => !OUTSIDE.includes(permission)));
