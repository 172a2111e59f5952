import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { sessions, users } from '@/server/db/schema/users';
import { addressPrefix } from '@/server/http/client-address';
import type { Clock } from '@/server/ports/clock';
import { SESSION_POLICY, isSessionAlive, sessionKindOf, type SessionKind } from './session-policy';

/** Who makes a request. */
export interface SessionUser {
  id: string;
  fullName: string;
  email: string;
  admin: boolean;
  permissions: string[];
  sessionId: string;
  kind: SessionKind;
}

/** What is known about the browser that signs in. */
export interface SessionOrigin {
  agent: string | null;
  address: string;
}

const TOUCH_EVERY_MS = 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opaque bearer tokens: who holds one is signed in, until it expires or is revoked. */
export function createSessionsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Opens a session and answers its token: 32 random bytes that only the caller will ever see. */
    async create(
      user: { id: string; admin: boolean; permissions: readonly string[] },
      origin: SessionOrigin,
    ): Promise<string> {
      const now = clock.now();
      const kind = sessionKindOf(user);
      const { idleTtlSeconds, ttlSeconds } = SESSION_POLICY[kind];
      const token = randomBytes(32).toString('base64url');
      await db.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, now)));
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        id: randomUUID(),
        userId: user.id,
        kind,
        createdAt: now,
        lastSeenAt: now,
        idleTtlSeconds,
        expiresAt: new Date(now.getTime() + ttlSeconds * 1000),
        addressPrefix: addressPrefix(origin.address),
        agent: origin.agent?.slice(0, 300) ?? null,
      });
      return token;
    },

    /** The user of a token, or null when it is unknown, expired or revoked. Notes the visit at most once a minute. */
    async findUser(token: string): Promise<SessionUser | null> {
      const tokenHash = hashToken(token);
      const [row] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      const now = clock.now();
      if (!row || !isSessionAlive(row.session, row.user, now)) return null;
      if (now.getTime() - row.session.lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
      }
      const { id, fullName, email, admin, permissions } = row.user;
      return { id, fullName, email, admin, permissions, sessionId: row.session.id, kind: row.session.kind };
    },

    /** Ends one session. Ending it again changes nothing. */
    async revoke(sessionId: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },

    /** Ends every session of a user. */
    async revokeAll(userId: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    },
  };
}
