import type { Permission } from './permissions';

/** Membership test of the specification (section 6); the admin flag implies every permission. */
export function hasPermission(
  user: { admin: boolean; permissions: readonly string[] } | null | undefined,
  permission: Permission,
): boolean {
  return !!user && (user.admin || user.permissions.includes(permission));
}
