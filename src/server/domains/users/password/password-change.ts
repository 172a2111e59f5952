import type { ParsedInput } from '@/contract/contract';
import type { Db } from '@/server/db/client';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { AccountMails } from '@/server/domains/users/email/account-mails';
import { forgetDevices, rememberDevice } from '@/server/domains/users/sign-in/known-devices.repo';
import { requireOwnPassword, requireUncommonPassword } from './own-password';
import { closeResets } from './password-reset.repo';
import { hashPassword } from './passwords';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type {
  SessionOrigin,
  SessionsService,
  SessionUser,
  SignIn,
} from '@/server/domains/users/sign-in/sessions.service';
import { lockUser } from '@/server/domains/people/people.repo';
import { findUserById, updateUser, type UserRow } from '@/server/domains/users/users.repo';

interface PasswordChangeDependencies {
  db: Db;
  clock: Clock;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  mails: AccountMails;
}

/** What a signed-in person does with the own password. */
export function createPasswordChange({
  db,
  clock,
  sessions,
  rateLimiter,
  mails,
}: PasswordChangeDependencies) {
  async function requireRow({ id }: SessionUser): Promise<UserRow> {
    const row = await findUserById(db, id);
    if (!row) throw new Fault('UNAUTHENTICATED', 'Sign in first');
    return row;
  }

  /**
   * Holds the row whose password was checked and ends the session that asked.
   * @throws Fault UNAUTHENTICATED when either ended meanwhile: what ends sessions goes before what renews them
   */
  async function endThisSession(tx: Db, user: SessionUser, seen: UserRow): Promise<void> {
    const row = await lockUser(tx, seen.id);
    const isCurrent = row?.passwordHash === seen.passwordHash && (await sessions.revoke(user.sessionId, tx));
    if (!isCurrent) throw new Fault('UNAUTHENTICATED', 'Sign in first');
  }

  return {
    /**
     * Changes the own password: every session and every recovery link ends, every browser is forgotten, and one new
     * session begins in the one browser that is known again.
     * @throws Fault PASSWORD_WRONG, WEAK_PASSWORD, RATE_LIMITED, UNAUTHENTICATED
     */
    async changePassword(
      user: SessionUser,
      { currentPassword, newPassword, locale }: ParsedInput<'changePassword'>['body'],
      origin: SessionOrigin,
    ): Promise<SignIn> {
      const row = await requireRow(user);
      await requireOwnPassword(rateLimiter, row, { password: currentPassword, field: 'currentPassword' });
      requireUncommonPassword(newPassword, row.email, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      return db.transaction(async (tx) => {
        await endThisSession(tx, user, row);
        await updateUser(tx, row.id, { passwordHash });
        await closeResets(tx, row.id, clock.now());
        await sessions.revokeAll(row.id, tx);
        await mails.passwordChanged(tx, row, locale);
        await forgetDevices(tx, row.id);
        const token = await sessions.create({ ...row, passwordHash }, origin, tx);
        return { token, deviceToken: await rememberDevice(tx, row.id, clock.now()) };
      });
    },

    /**
     * Puts a session that begins now in the place of this one, for changes that ask for a recent password.
     * @returns its token
     * @throws Fault PASSWORD_WRONG, RATE_LIMITED, UNAUTHENTICATED
     */
    async confirmPassword(user: SessionUser, password: string, origin: SessionOrigin): Promise<string> {
      const row = await requireRow(user);
      await requireOwnPassword(rateLimiter, row, { password, field: 'password' });
      return db.transaction(async (tx) => {
        await endThisSession(tx, user, row);
        return sessions.create(row, origin, tx);
      });
    },
  };
}
