import { randomInt } from 'node:crypto';
import type { Brand } from '@config/brands/brand';
import { hasPermission } from '@config/has-permission';
import type { AuditVerb } from '@/contract/audit';
import type { ParsedInput } from '@/contract/contract';
import type { ManagedUser, UserList } from '@/contract/schemas/people';
import type { Db } from '@/server/db/client';
import { createWrites, type Written } from '@/server/domains/editing/versioned';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionsService, SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { updateUser, type UserRow } from '@/server/domains/users/users.repo';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import { exportUsers } from './export-users';
import {
  findUserInScope,
  listAddressRows,
  listUserPage,
  loadBought,
  lockAdminIds,
  lockUser,
  type Scope,
  isCodeTaken,
} from './people.repo';
import { createRedirects } from './redirects';
import { loadRepresentativeFigures } from './representative-figures';
import {
  isRoleChange,
  requireMayChangeRoles,
  requireMayTouch,
  sortPermissions,
  versionOfRoles,
  type Roles,
} from './role-rules';
import { toManagedUser, toUserSummary, toWrittenUser } from './user-view';

/** Capitals and digits that are not confused when they are read out. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Eight random characters: a trillion codes, so that none is found by trying. */
const makeRepresentativeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** A code that leads nowhere yet. */
async function makeFreeCode(tx: Db): Promise<string> {
  const code = makeRepresentativeCode();
  return (await isCodeTaken(tx, code)) ? makeFreeCode(tx) : code;
}

interface PeopleDependencies {
  db: Db;
  brand: Brand;
  clock: Clock;
  sessions: SessionsService;
}

const scopeOf = (user: SessionUser): Scope =>
  hasPermission(user, 'users.read') ? 'all' : { code: user.representativeCode };

/** The people of the shop as others look after them: lists, roles, representatives and their links. */
export function createPeopleService({ db, brand, clock, sessions }: PeopleDependencies) {
  const { versioned } = createWrites({ db, clock });

  async function view(row: UserRow, scope: Scope): Promise<ManagedUser> {
    const forStaff = scope === 'all';
    return toManagedUser(row, {
      forStaff,
      addresses: forStaff ? await listAddressRows(db, row.id) : [],
      bought: await loadBought(db, row.id, brand.id, scope),
    });
  }

  /** A write shows no more than reading would: who may not read a person gets what may be written. */
  async function viewWritten(row: UserRow, actor: SessionUser): Promise<ManagedUser> {
    const scope = scopeOf(actor);
    const isOwn = scope !== 'all' && scope.code !== null && scope.code === row.representedByCode;
    return scope === 'all' || isOwn ? view(row, scope) : toWrittenUser(row);
  }

  /** Writes new roles with what follows from them: a code, and the end of their sessions. */
  async function writeRoles(
    tx: Db,
    before: UserRow,
    next: Roles,
    action: `user.${AuditVerb}`,
  ): Promise<Written<UserRow>> {
    const permissions = sortPermissions(next.permissions);
    const needsCode = permissions.includes('representante') && !before.representativeCode;
    const after = await updateUser(tx, before.id, {
      admin: next.admin,
      permissions,
      ...(needsCode && { representativeCode: await makeFreeCode(tx) }),
    });
    if (!after) throw notFound('User');
    if (isRoleChange(before, after)) await sessions.revokeAll(after.id, tx);
    const details = { before: rolesOf(before), after: rolesOf(after) };
    return { result: after, audit: [{ action, entityId: after.id, details }] };
  }

  async function lock(tx: Db, id: string): Promise<UserRow> {
    const target = await lockUser(tx, id);
    if (!target) throw notFound('User');
    return target;
  }

  return {
    ...createRedirects({ db, brand, clock }),

    /** A page of users: all for `users.read`, else the customers of the own code. */
    listUsers(actor: SessionUser, query: ParsedInput<'listUsers'>['query']): Promise<UserList> {
      const { q, representantes: onlyRepresentatives = false, pagina: page } = query;
      const filter = { scope: scopeOf(actor), q, onlyRepresentatives };
      return listUserPage(db, { ...filter, page }, toUserSummary);
    },

    /** The same list for `users.read` as a table (CSV), and a line about it in the audit log. At most MAX_TABLE_ROWS. */
    exportUsers: (actor: SessionUser, query: ParsedInput<'exportUsers'>['query']): Promise<string> =>
      exportUsers({ db, clock }, query, actor),

    /** @throws Fault NOT_FOUND, also for users the actor may not see */
    async getUser(actor: SessionUser, id: string): Promise<ManagedUser> {
      const scope = scopeOf(actor);
      const row = await findUserInScope(db, id, scope);
      if (!row) throw notFound('User');
      return view(row, scope);
    },

    /**
     * Changes what a user may do (see `requireMayChangeRoles`), on the roles that were seen where they are given.
     * Another role ends their sessions.
     * @throws Fault PASSWORD_REQUIRED, FORBIDDEN, NOT_FOUND; STALE with the roles as they are
     */
    async updateUser(
      actor: SessionUser,
      id: string,
      { seen, ...body }: ParsedInput<'updateUser'>['body'],
    ): Promise<ManagedUser> {
      requireRecentPassword(actor, clock.now());
      const row = await versioned(actor, {
        lock: async (tx) => {
          // When two admins remove each other's flag at once, the second is no admin any more.
          if (body.admin === false && actor.admin && !(await lockAdminIds(tx)).includes(actor.id))
            throw new Fault('FORBIDDEN', 'Only an admin dismisses an admin');
          const target = await lock(tx, id);
          // Before the roles are compared, for STALE tells them.
          requireMayTouch(actor, target);
          return target;
        },
        version: seen && { edited: versionOfRoles(seen), of: versionOfRoles, view: toWrittenUser },
        write: (tx, target) => {
          const next = {
            admin: body.admin ?? target.admin,
            permissions: body.permissions ?? target.permissions,
          };
          requireMayChangeRoles(actor, target, next);
          return writeRoles(tx, target, next, 'user.update');
        },
      });
      return viewWritten(row, actor);
    },

    /**
     * Makes a user a representative or ends it, by the rules of `updateUser`. Their code stays theirs and works only
     * meanwhile.
     * @throws Fault PASSWORD_REQUIRED, FORBIDDEN (also about oneself), NOT_FOUND
     */
    async setRepresentante(
      actor: SessionUser,
      { userId, representante }: ParsedInput<'setRepresentante'>['body'],
    ): Promise<ManagedUser> {
      requireRecentPassword(actor, clock.now());
      const row = await versioned(actor, {
        lock: (tx) => lock(tx, userId),
        write: (tx, target) => {
          if (!actor.admin && actor.id === target.id)
            throw new Fault('FORBIDDEN', 'Another person decides this');
          const held = new Set(target.permissions);
          if (representante) held.add('representante');
          else held.delete('representante');
          const next = { admin: target.admin, permissions: [...held] };
          requireMayChangeRoles(actor, target, next);
          return writeRoles(tx, target, next, 'user.set_representante');
        },
      });
      return viewWritten(row, actor);
    },

    /** Orders, revenue and customers of the own code in the last twelve months; zeros without a code. */
    getOwnRepresentativeFigures: (user: SessionUser) =>
      loadRepresentativeFigures(db, { code: user.representativeCode, brandId: brand.id, now: clock.now() }),
  };
}

const rolesOf = ({ admin, permissions, representativeCode }: UserRow) => ({
  admin,
  permissions,
  representativeCode,
});
