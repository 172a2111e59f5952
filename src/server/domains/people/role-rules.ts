import { hasPermission } from '@config/has-permission';
import { PERMISSIONS, type Permission } from '@config/permissions';
import { sessionKindOf } from '@/server/domains/users/sign-in/session-policy';
import { Fault } from '@/server/kernel/fault';

export interface Roles {
  admin: boolean;
  permissions: readonly string[];
}
type Person = Roles & { id: string };

/** In the one order of the list, without doubles. */
export const sortPermissions = (permissions: Iterable<string>): Permission[] => {
  const held = new Set(permissions);
  return PERMISSIONS.filter((permission) => held.has(permission));
};

/** Roles as one value to compare. */
export const versionOfRoles = ({ admin, permissions }: Roles): string =>
  [admin, ...sortPermissions(permissions)].join(' ');

const isRepresentative = ({ permissions }: Roles) => permissions.includes('representante');

/**
 * Whether a user's role changes: an admin, a representative, or the kind of sessions they get. Their sessions end then;
 * a permission more or less counts from the next call on (docs/rules.md).
 */
export const isRoleChange = (before: Roles, after: Roles): boolean =>
  before.admin !== after.admin ||
  isRepresentative(before) !== isRepresentative(after) ||
  sessionKindOf(before) !== sessionKindOf(after);

/** @throws Fault FORBIDDEN: only admins lay hands on an admin */
export function requireMayTouch(actor: Roles, target: Roles): void {
  if (target.admin && !actor.admin) throw new Fault('FORBIDDEN', 'Only an admin changes an admin');
}

/**
 * Users give and take only what they hold; only admins name admins; no one changes the own admin flag, so one admin
 * always stays.
 * @throws Fault FORBIDDEN
 */
export function requireMayChangeRoles(actor: Person, target: Person, next: Roles): void {
  requireMayTouch(actor, target);
  if (next.admin !== target.admin && (!actor.admin || actor.id === target.id))
    throw new Fault('FORBIDDEN', 'The admin flag is given by another admin');
  const changed = PERMISSIONS.filter(
    (permission) => next.permissions.includes(permission) !== target.permissions.includes(permission),
  );
  const foreign = changed.filter((permission) => !hasPermission(actor, permission));
  if (foreign.length > 0) throw new Fault('FORBIDDEN', `Not yours to give or take: ${foreign.join(', ')}`);
}
