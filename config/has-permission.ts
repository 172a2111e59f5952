import type { Permission } from './permissions';

/** Membership of the list of permissions (docs/rules.md); the admin flag implies every permission. */
export function hasPermission(
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
  permission: Permission,
): boolean {
  return !!user && (user.admin || user.permissions.includes(permission));
}
