import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { hasPermission } from '@config/has-permission';
import type { OwnSession } from '@/contract/schemas/users';
import type { Db } from '@/server/db/client';
import { sessions, users } from '@/server/db/schema/users';
import { addressPrefix } from '@/lib/client-address';
import { lockUser } from '@/server/domains/people/people.repo';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import { deviceOf } from './device-of';
import { SESSION_POLICY, isSessionValid, sessionKindOf, type SessionKind } from './session-policy';
import type { UserRow } from '@/server/domains/users/users.repo';

/** Who makes a request. */
export interface SessionUser {
  id: string;
  fullName: string;
  email: string;
  admin: boolean;
  permissions: string[];
  /** The own code while this user is a representative, else null. */
  representativeCode: string | null;
  sessionId: string;
  kind: SessionKind;
  /** When the password was given for this session. */
  signedInAt: Date;
}

/** What is known about the browser that signs in. */
export interface SessionOrigin {
  agent: string | null;
  address: string;
  /** What the browser carries of accounts it was signed in to before. */
  deviceTokens?: readonly string[];
}

/** What a sign-in gives to the browser. */
export interface SignIn {
  /** The bearer token of the session. */
  token: string;
  /** For a browser that the account did not know. */
  deviceToken: string | null;
}

/** What a sign-in looked at before it opens a session. */
export type SeenUser = Pick<UserRow, 'id' | 'passwordHash' | 'admin' | 'permissions'>;

const isSame = (row: UserRow, seen: SeenUser) =>
  row.passwordHash === seen.passwordHash &&
  row.admin === seen.admin &&
  row.permissions.join() === seen.permissions.join();

/** What is stored of the agent string: it is as long as its sender likes. */
const agentOf = ({ agent }: SessionOrigin) => agent?.slice(0, 300) ?? null;

const TOUCH_EVERY_MS = 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type SessionsService = ReturnType<typeof createSessionsService>;

/**
 * Opens a session and answers its token: 32 random bytes that only the caller will ever see. The user's row is held, and
 * must be as it was when the password was checked.
 * @param seen the row as it was read before; another password, other rights or a deleted account open nothing
 * @throws Fault INVALID_CREDENTIALS
 */
async function openIn(tx: Db, seen: SeenUser, origin: SessionOrigin, now: Date): Promise<string> {
  const user = await lockUser(tx, seen.id);
  if (!user || !isSame(user, seen)) throw new Fault('INVALID_CREDENTIALS', 'E-mail or password is wrong');
  const kind = sessionKindOf(user);
  const { idleTtlSeconds, ttlSeconds } = SESSION_POLICY[kind];
  const token = randomBytes(32).toString('base64url');
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    id: randomUUID(),
    userId: user.id,
    kind,
    createdAt: now,
    lastSeenAt: now,
    idleTtlSeconds,
    expiresAt: new Date(now.getTime() + ttlSeconds * 1000),
    addressPrefix: addressPrefix(origin.address),
    agent: agentOf(origin),
  });
  return token;
}

/** Ends every session of a user. A sign-in under way waits for the row that is held, and then finds it changed. */
async function revokeAllIn(tx: Db, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId);
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Opaque bearer tokens: who holds one is signed in, until it expires or is revoked. */
export function createSessionsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Opens a session; see `openIn`. The one place where sessions begin. @throws Fault INVALID_CREDENTIALS */
    async create(seen: SeenUser, origin: SessionOrigin, tx?: Db): Promise<string> {
      if (tx) return openIn(tx, seen, origin, clock.now());
      return db.transaction((own) => openIn(own, seen, origin, clock.now()));
    },

    /** The user of a token, or null when it is unknown, expired or revoked. Notes the visit at most once a minute. */
    async findUser(token: string): Promise<SessionUser | null> {
      const tokenHash = hashToken(token);
      const [row] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(users.deletedAt)));
      const now = clock.now();
      if (!row || !isSessionValid(row.session, row.user, now)) return null;
      if (now.getTime() - row.session.lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
      }
      const { id, fullName, email, admin, permissions } = row.user;
      return {
        id,
        fullName,
        email,
        admin,
        permissions,
        representativeCode: hasPermission(row.user, 'representante') ? row.user.representativeCode : null,
        sessionId: row.session.id,
        kind: row.session.kind,
        signedInAt: row.session.createdAt,
      };
    },

    /** The sessions of a user that still count, the last seen first. */
    async listOwnSessions(user: SessionUser): Promise<OwnSession[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
      const now = clock.now();
      return rows
        .filter((row) => isSessionValid(row, user, now))
        .map((row) => ({
          id: row.id,
          device: deviceOf(row.agent),
          createdAt: row.createdAt.toISOString(),
          lastSeenAt: row.lastSeenAt.toISOString(),
          current: row.id === user.sessionId,
          addressPrefix: row.addressPrefix,
        }));
    },

    /** Whether an account was signed in from this agent and address before, as far as its sessions remember. */
    async isKnownOrigin(userId: string, origin: SessionOrigin): Promise<boolean> {
      const agent = agentOf(origin);
      const [row] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            eq(sessions.addressPrefix, addressPrefix(origin.address)),
            agent === null ? isNull(sessions.agent) : eq(sessions.agent, agent),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** Ends one of the user's own sessions. @throws Fault NOT_FOUND, also for another user's session and one that is over */
    async revokeOwn(userId: string, sessionId: string): Promise<void> {
      const ended = await db
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('Session');
    },

    /** Ends one session. @returns false when it was over already */
    async revoke(sessionId: string, tx: Db = db): Promise<boolean> {
      const ended = await tx
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends every session of a user, those that are about to begin as well. */
    async revokeAll(userId: string, tx?: Db): Promise<void> {
      if (tx) return revokeAllIn(tx, userId, clock.now());
      await db.transaction((own) => revokeAllIn(own, userId, clock.now()));
    },
  };
}
