import { createHash, randomBytes } from 'node:crypto';
import { RESET_LINK_MINUTES } from '@config/commerce';
import type { Locale } from '@config/locales';
import type { ParsedInput } from '@/contract/contract';
import type { Db } from '@/server/db/client';
import { addressPrefix } from '@/lib/client-address';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { Log } from '@/server/ports/log';
import type { AccountMails } from '@/server/domains/users/email/account-mails';
import { lockUser } from '@/server/domains/people/people.repo';
import { confirmMailbox } from '@/server/domains/users/email/email-confirmation.repo';
import { forgetDevices, rememberDevice } from '@/server/domains/users/sign-in/known-devices.repo';
import { loginAccountKey } from '@/server/domains/users/sign-in/login-limits';
import { requireUncommonPassword } from './own-password';
import { closeResets, findUserByReset, insertReset, takeReset } from './password-reset.repo';
import { hashPassword } from './passwords';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionOrigin, SessionsService } from '@/server/domains/users/sign-in/sessions.service';
import { findUserByEmail, updateUser } from '@/server/domains/users/users.repo';

const RESETS_PER_ACCOUNT = { limit: 3, windowSeconds: 3_600 };
const RESETS_PER_ADDRESS = { limit: 50, windowSeconds: 3_600 };
const RESET_TTL_SECONDS = RESET_LINK_MINUTES * 60;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
const resetInvalid = () => new Fault('RESET_INVALID', 'This link is used, expired or unknown');

export interface RecoveryDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  mails: AccountMails;
}

/** Back into an account whose password is forgotten: a mailed link that lives 30 minutes and works once. */
export function createPasswordRecovery({
  db,
  clock,
  log,
  sessions,
  rateLimiter,
  mails,
}: RecoveryDependencies) {
  /** Links being made, one after the other. */
  let making: Promise<void> = Promise.resolve();

  async function makeLink(email: string, locale: Locale | undefined): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashToken(token);
    const user = await findUserByEmail(db, email);
    if (!user) return;
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + RESET_TTL_SECONDS * 1000);
    await db.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) return;
      await insertReset(tx, { tokenHash, userId: user.id, createdAt, expiresAt });
      await mails.passwordReset(tx, user, { token, tokenHash }, locale);
    });
  }

  return {
    /**
     * Mails a link if there is such an account. The caller is answered before anybody looks: neither the answer nor its
     * time can tell (ADR 0010). The limit of an account counts addresses that have none, too.
     * @throws Fault RATE_LIMITED
     */
    async requestPasswordReset(
      { email, locale }: ParsedInput<'requestPasswordReset'>['body'],
      origin: SessionOrigin,
    ): Promise<void> {
      await rateLimiter.hit(`reset address ${addressPrefix(origin.address)}`, RESETS_PER_ADDRESS);
      await rateLimiter.hit(`reset account ${email}`, RESETS_PER_ACCOUNT);
      making = making
        .then(() => makeLink(email, locale))
        .catch((error: unknown) => log.error({ error }, 'a recovery link could not be made'));
    },

    /** Resolves once every link asked for so far is in the outbox. */
    whenLinksAreMade: (): Promise<void> => making,

    /**
     * Sets the new password, ends every session and every other link, in one transaction. Of two uses at once one wins.
     * The browser that opened the mailed link is known from then on: strangers' guesses do not keep it from signing in.
     * @returns what that browser carries
     * @throws Fault RESET_INVALID, WEAK_PASSWORD (the link can be tried again), RATE_LIMITED
     */
    async resetPassword(
      { token, password, locale }: ParsedInput<'resetPassword'>['body'],
      origin: SessionOrigin,
    ): Promise<string> {
      await rateLimiter.hit(`reset use address ${addressPrefix(origin.address)}`, RESETS_PER_ADDRESS);
      const tokenHash = hashToken(token);
      const user = await findUserByReset(db, tokenHash, clock.now());
      if (!user) throw resetInvalid();
      requireUncommonPassword(password, user.email);
      const passwordHash = await hashPassword(password);
      const deviceToken = await db.transaction(async (tx) => {
        const now = clock.now();
        // The row first, as everywhere: two that hold one of both would wait for each other.
        if (!(await lockUser(tx, user.id))) throw resetInvalid();
        if (!(await takeReset(tx, tokenHash, now))) throw resetInvalid();
        await updateUser(tx, user.id, { passwordHash });
        await closeResets(tx, user.id, now);
        await sessions.revokeAll(user.id, tx);
        // The link came by mail: the mailbox is theirs.
        await confirmMailbox(tx, user.id, now);
        await mails.passwordChanged(tx, user, locale);
        await forgetDevices(tx, user.id);
        return rememberDevice(tx, user.id, now);
      });
      // The owner of the mailbox need not wait for a guesser's delay.
      await rateLimiter.clear(loginAccountKey(user.email));
      return deviceToken;
    },
  };
}
