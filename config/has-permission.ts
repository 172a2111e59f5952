import type { Permission } from './permissions';
import { STAFF_PERMISSIONS } from './staff-permissions';

/** Membership of the list of permissions (docs/rules.md); the admin flag implies every permission. */
export function hasPermission(
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
  permission: Permission,
): boolean {
  return !!user && (user.admin || user.permissions.includes(permission));
}

/** Whether a user is one of the shop's people: any of their permissions opens the home of the dashboard. */
export const isStaff = (user: Parameters<typeof hasPermission>[0]): boolean =>
  STAFF_PERMISSIONS.some((permission) => hasPermission(user, permission));
