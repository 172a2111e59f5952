import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPermission } from '@config/has-permission';
import { PERMISSIONS } from '@config/permissions';
import { isRoleChange, requireMayChangeRoles, sortPermissions } from './role-rules';

const permissions = fc.subarray([...PERMISSIONS]);
const person = fc.record({ id: fc.constantFrom('a', 'b'), admin: fc.boolean(), permissions });
const roles = fc.record({ admin: fc.boolean(), permissions });

const may = (...input: Parameters<typeof requireMayChangeRoles>) => {
  try {
    requireMayChangeRoles(...input);
    return true;
  } catch {
    return false;
  }
};
const plain = { admin: false, permissions: [] as string[] };

describe('the rules of roles', () => {
  it('let only an admin give or take what they do not hold', () => {
    fc.assert(
      fc.property(person, person, roles, (actor, target, next) => {
        fc.pre(!actor.admin && may(actor, target, next));
        expect(next.admin).toBe(target.admin);
        for (const permission of PERMISSIONS) {
          if (next.permissions.includes(permission) !== target.permissions.includes(permission))
            expect(hasPermission(actor, permission)).toBe(true);
        }
      }),
    );
  });

  it('let no one change the own admin flag', () => {
    fc.assert(
      fc.property(person, permissions, (actor, next) => {
        expect(may(actor, actor, { admin: !actor.admin, permissions: next })).toBe(false);
      }),
    );
  });

  it('never let fewer permissions change more', () => {
    fc.assert(
      fc.property(person, permissions, person, roles, (actor, held, target, next) => {
        const fewer = {
          ...actor,
          admin: false,
          permissions: actor.permissions.filter((p) => held.includes(p)),
        };
        if (may(fewer, target, next) && !(actor.id === target.id && next.admin !== target.admin))
          expect(may(actor, target, next)).toBe(true);
      }),
    );
  });

  it.each([
    [plain, { ...plain, permissions: ['linha_branca'] }, false],
    [plain, { ...plain, permissions: ['representante'] }, true],
    [plain, { ...plain, permissions: ['orders.read'] }, true],
    [plain, { ...plain, admin: true }, true],
    [
      { ...plain, permissions: ['orders.read', 'users.read'] },
      { ...plain, permissions: ['orders.read'] },
      false,
    ],
    [{ ...plain, permissions: ['orders.read'] }, plain, true],
    [
      { ...plain, permissions: ['orders.read', 'representante'] },
      { ...plain, permissions: ['orders.read'] },
      true,
    ],
  ])('call %j → %j another role: %s', (before, after, expected) =>
    expect(isRoleChange(before, after)).toBe(expected),
  );

  it('keep permissions in one order, once each, and none that is not known', () => {
    expect(sortPermissions(['representante', 'orders.read', 'orders.read', 'root'])).toEqual([
      'orders.read',
      'representante',
    ]);
  });
});
