import { createHash, randomBytes } from 'node:crypto';
import { CONFIRMATION_LINK_DAYS } from '@config/commerce';
import type { Locale } from '@config/locales';
import type { ParsedInput } from '@/contract/contract';
import type { Db } from '@/server/db/client';
import { lockUser } from '@/server/domains/people/people.repo';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { AccountMails } from './account-mails';
import {
  confirmMailbox,
  hasOrdersToJoin,
  insertConfirmation,
  takeConfirmation,
} from './email-confirmation.repo';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { findUserById, type UserRow } from '@/server/domains/users/users.repo';

const CONFIRMATIONS_PER_USER = { limit: 3, windowSeconds: 3_600 };
const CONFIRMATION_TRIES_PER_USER = { limit: 20, windowSeconds: 3_600 };
/** A mail may be read days later. */
const CONFIRMATION_TTL_SECONDS = CONFIRMATION_LINK_DAYS * 86_400;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

interface ConfirmationDependencies {
  db: Db;
  clock: Clock;
  rateLimiter: RateLimiter;
  mails: AccountMails;
}

/** Keeps a new link for a person, in the transaction of the mail that carries it. @returns its secret */
export async function makeConfirmation(tx: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CONFIRMATION_TTL_SECONDS * 1000);
  await insertConfirmation(tx, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/**
 * Proves that the mailbox of an account is the person's: with the mailed link and signed in to that account. The link
 * alone is not enough: the owner of a mailbox that a stranger registered would give the stranger what is theirs.
 */
export function createEmailConfirmation({ db, clock, rateLimiter, mails }: ConfirmationDependencies) {
  async function requireRow(userId: string): Promise<UserRow> {
    const row = await findUserById(db, userId);
    if (!row) throw new Fault('UNAUTHENTICATED', 'Sign in first');
    return row;
  }

  return {
    /**
     * Mails another link. To a confirmed e-mail only if orders placed under it without the account wait; answer and limit
     * do not tell.
     * @throws Fault RATE_LIMITED
     */
    async requestEmailConfirmation(userId: string, locale: Locale | undefined): Promise<void> {
      const row = await requireRow(userId);
      await rateLimiter.hit(`confirmation user ${userId}`, CONFIRMATIONS_PER_USER);
      if (row.emailConfirmedAt && !(await hasOrdersToJoin(db, row.email))) return;
      await db.transaction(async (tx) => {
        const token = await makeConfirmation(tx, userId, clock.now());
        await mails.emailConfirmation(tx, row, token, locale);
      });
    },

    /**
     * Confirms the e-mail by a link of this account that works once.
     * @throws Fault CONFIRMATION_INVALID, RATE_LIMITED
     */
    async confirmEmail(userId: string, { token }: ParsedInput<'confirmEmail'>['body']): Promise<void> {
      await rateLimiter.hit(`confirmation use user ${userId}`, CONFIRMATION_TRIES_PER_USER);
      await db.transaction(async (tx) => {
        const now = clock.now();
        // The row first, as everywhere: two that hold one of both would wait for each other.
        if (!(await lockUser(tx, userId))) throw new Fault('UNAUTHENTICATED', 'Sign in first');
        if (!(await takeConfirmation(tx, { tokenHash: hashToken(token), userId, now })))
          throw new Fault('CONFIRMATION_INVALID', 'This link is used, expired or of another account');
        await confirmMailbox(tx, userId, now);
      });
    },
  };
}
