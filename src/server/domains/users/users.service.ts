import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@/contract/contract';
import type { User, UserDetails } from '@/contract/schemas/users';
import { isValidDocument } from '@/lib/documents';
import type { Db } from '@/server/db/client';
import { addressPrefix } from '@/server/http/client-address';
import { Fault, notFound } from '@/server/http/fault';
import type { Clock } from '@/server/ports/clock';
import { createAddressBook } from './address-book';
import { isCommonPassword } from './common-passwords';
import { hashPassword, verifyPassword } from './passwords';
import type { RateLimiter } from './rate-limiter';
import type { SessionOrigin, SessionsService, SessionUser } from './sessions.service';
import { findUserByEmail, findUserById, insertUser, updateUser, type UserRow } from './users.repo';

/** Reliability, Sessions and passwords. */
export const LOGIN_PER_ACCOUNT = { limit: 5, windowSeconds: 15 * 60 };
export const LOGIN_PER_ADDRESS = { limit: 50, windowSeconds: 3_600 };
export const REGISTER_PER_ADDRESS = { limit: 50, windowSeconds: 3_600 };

const toDetails = ({ id, fullName, email, phone, document, stateRegistration }: UserRow): UserDetails => ({
  id,
  fullName,
  email,
  phone,
  document,
  stateRegistration,
});

/** Text that was left out stays as it is; empty text clears the field. */
const toChange = (value: string | null | undefined) => (value === undefined ? undefined : value || null);

interface UsersDependencies {
  db: Db;
  clock: Clock;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
}

/** Accounts: who somebody is, how they sign in, what they keep here. */
export function createUsersService({ db, clock, sessions, rateLimiter }: UsersDependencies) {
  return {
    ...createAddressBook({ db, clock }),

    /**
     * Signs in with a new session and answers its token. Unknown account and wrong password are one answer after the
     * same work; both count as a try, a success takes its own count back.
     * @throws Fault INVALID_CREDENTIALS, RATE_LIMITED
     */
    async login({ email, password }: ParsedInput<'login'>['body'], origin: SessionOrigin): Promise<string> {
      const accountKey = `login account ${email}`;
      const addressKey = `login address ${addressPrefix(origin.address)}`;
      await rateLimiter.hit(addressKey, LOGIN_PER_ADDRESS);
      await rateLimiter.hit(accountKey, LOGIN_PER_ACCOUNT);
      const user = await findUserByEmail(db, email);
      const matches = await verifyPassword(user?.passwordHash ?? null, password);
      if (!user || !matches) throw new Fault('INVALID_CREDENTIALS', 'E-mail or password is wrong');
      await rateLimiter.clear(accountKey);
      await rateLimiter.forgive(addressKey, LOGIN_PER_ADDRESS);
      return sessions.create(user, origin);
    },

    /**
     * Creates a customer, signs in and answers the token.
     * @throws Fault WEAK_PASSWORD, EMAIL_TAKEN, RATE_LIMITED
     */
    async register(body: ParsedInput<'register'>['body'], origin: SessionOrigin): Promise<string> {
      const { email, fullName, password, marketingConsent } = body;
      if (isCommonPassword(password, email)) {
        throw new Fault('WEAK_PASSWORD', 'This password is too common', {
          fields: { password: 'passwordCommon' },
        });
      }
      await rateLimiter.hit(`register address ${addressPrefix(origin.address)}`, REGISTER_PER_ADDRESS);
      const now = clock.now();
      const user = await insertUser(db, {
        id: randomUUID(),
        fullName,
        email,
        passwordHash: await hashPassword(password),
        marketingConsentAt: marketingConsent ? now : null,
        createdAt: now,
      });
      if (!user)
        throw new Fault('EMAIL_TAKEN', 'There is an account with this e-mail', {
          fields: { email: 'taken' },
        });
      return sessions.create(user, origin);
    },

    /** Ends this session, or every session of the user. */
    async logout(user: SessionUser, { all }: { all: boolean }): Promise<void> {
      await (all ? sessions.revokeAll(user.id) : sessions.revoke(user.sessionId));
    },

    /** The signed-in user as the specification's entity. */
    getSelf({ id, fullName, email, admin, permissions }: SessionUser): User {
      return { id, fullName, email, admin, permissions };
    },

    /** @throws Fault NOT_FOUND */
    async getOwnDetails(userId: string): Promise<UserDetails> {
      const user = await findUserById(db, userId);
      if (!user) throw notFound('User');
      return toDetails(user);
    },

    /**
     * Changes what the body names and nothing else.
     * @throws Fault VALIDATION when the check digits of the document are wrong, NOT_FOUND
     */
    async updateOwnDetails(
      userId: string,
      body: ParsedInput<'updateOwnDetails'>['body'],
    ): Promise<UserDetails> {
      if (body.document && !isValidDocument(body.document)) {
        throw new Fault('VALIDATION', 'The document is not valid', { fields: { document: 'document' } });
      }
      const user = await updateUser(db, userId, {
        fullName: body.fullName,
        phone: toChange(body.phone),
        document: toChange(body.document),
        stateRegistration: toChange(body.stateRegistration),
      });
      if (!user) throw notFound('User');
      return toDetails(user);
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
