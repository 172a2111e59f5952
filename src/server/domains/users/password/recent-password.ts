import { Fault } from '@/server/kernel/fault';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';

const RECENT_MS = 10 * 60_000;

/**
 * Lets through a session whose password was given within ten minutes: for refunds, permissions and prices
 * (docs/rules.md). `POST /auth/confirm-password/` answers a token that passes.
 * @throws Fault PASSWORD_REQUIRED
 */
export function requireRecentPassword({ signedInAt }: Pick<SessionUser, 'signedInAt'>, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > RECENT_MS)
    throw new Fault('PASSWORD_REQUIRED', 'Confirm the password first');
}
