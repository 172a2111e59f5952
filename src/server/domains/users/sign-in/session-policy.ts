import { isStaff } from '@config/has-permission';

export type SessionKind = 'customer' | 'representative' | 'admin';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How long a session lives, by what it can do (docs/rules.md). Seconds. */
export const SESSION_POLICY: Record<SessionKind, { idleTtlSeconds: number; ttlSeconds: number }> = {
  customer: { idleTtlSeconds: 30 * DAY, ttlSeconds: 99 * DAY },
  representative: { idleTtlSeconds: 12 * HOUR, ttlSeconds: 7 * DAY },
  admin: { idleTtlSeconds: 30 * 60, ttlSeconds: 12 * HOUR },
};

/** The kind of session a user gets. A user with any permission of the dashboard is treated like an admin. */
export function sessionKindOf(user: { admin: boolean; permissions: readonly string[] }): SessionKind {
  if (isStaff(user)) return 'admin';
  return user.permissions.includes('representante') ? 'representative' : 'customer';
}

/**
 * Whether a session still counts. Beside its own expiries the policy of what the user is today applies, so that a
 * customer who became an admin does not keep a session of months.
 */
export function isSessionValid(
  session: {
    createdAt: Date;
    lastSeenAt: Date;
    expiresAt: Date;
    idleTtlSeconds: number;
    revokedAt: Date | null;
  },
  user: { admin: boolean; permissions: readonly string[] },
  now: Date,
): boolean {
  const policy = SESSION_POLICY[sessionKindOf(user)];
  const idleMs = Math.min(session.idleTtlSeconds, policy.idleTtlSeconds) * 1000;
  const endsAtMs = Math.min(
    session.expiresAt.getTime(),
    session.createdAt.getTime() + policy.ttlSeconds * 1000,
  );
  return (
    !session.revokedAt && now.getTime() < endsAtMs && now.getTime() - session.lastSeenAt.getTime() < idleMs
  );
}
