import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@/contract/contract';
import type { User, UserDetails } from '@/contract/schemas/users';
import { isValidDocument } from '@/lib/documents';
import type { Env } from '@/env';
import type { Db } from '@/server/db/client';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import { addressPrefix } from '@/lib/client-address';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import type { Log } from '@/server/ports/log';
import { createAccountMails } from './email/account-mails';
import { createAddressBook } from './address-book';
import { createEmailConfirmation, makeConfirmation } from './email/email-confirmation';
import { rememberDevice, touchDevice } from './sign-in/known-devices.repo';
import { takeGuess } from './sign-in/login-guesses';
import { REGISTER_PER_ADDRESS, TAKEN_PER_ADDRESS } from './sign-in/login-limits';
import { requireUncommonPassword } from './password/own-password';
import { createPasswordChange } from './password/password-change';
import { createPasswordRecovery } from './password/password-recovery';
import { hashPassword, verifyPassword } from './password/passwords';
import { createPrivacy } from './privacy/privacy';
import { findRepresentative } from '@/server/domains/people/representatives.repo';
import type { RateLimiter } from './rate-limiter';
import { createShopMailboxes } from './email/shop-mailboxes';
import type { SessionOrigin, SessionsService, SessionUser, SignIn } from './sign-in/sessions.service';
import { findUserByEmail, findUserById, insertUser, toDetails, updateUser } from './users.repo';

/** Text that was left out stays as it is; empty text clears the field. */
const toChange = (value: string | null | undefined) => (value === undefined ? undefined : value || null);

interface UsersDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  env: Pick<Env, 'MAIL_FROM'>;
  gateway: Pick<PaymentGateway, 'simulated'>;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  outbox: Pick<OutboxService, 'enqueueMail'>;
  revalidation: Pick<RevalidationService, 'request'>;
  secret: string;
}

/** Accounts: users, their sign-in and their data. */
export function createUsersService({
  db,
  clock,
  log,
  env,
  gateway,
  sessions,
  rateLimiter,
  outbox,
  revalidation,
  secret,
}: UsersDependencies) {
  const mails = createAccountMails({ outbox, clock });
  const isShopMailbox = createShopMailboxes(env);
  const addressBook = createAddressBook({ db, clock });

  return {
    ...addressBook,
    ...createPrivacy({ db, clock, gateway, rateLimiter, addressBook, revalidation, secret, isShopMailbox }),
    ...createPasswordRecovery({ db, clock, log, sessions, rateLimiter, mails }),
    ...createEmailConfirmation({ db, clock, rateLimiter, mails }),
    ...createPasswordChange({ db, clock, sessions, rateLimiter, mails }),

    /**
     * Signs in with a new session. Unknown account and wrong password are one answer after the same work; both count as
     * a try (see `takeGuess`), a success takes its own count back. A new device is told by mail.
     * @throws Fault INVALID_CREDENTIALS, RATE_LIMITED
     */
    async login(
      { email, password, locale }: ParsedInput<'login'>['body'],
      origin: SessionOrigin,
    ): Promise<SignIn> {
      const guess = await takeGuess({ db, clock, rateLimiter }, email, origin);
      const user = await findUserByEmail(db, email);
      const matches = await verifyPassword(user?.passwordHash ?? null, password);
      if (!user || !matches) throw new Fault('INVALID_CREDENTIALS', 'E-mail or password is wrong');
      const { deviceId } = guess;
      const isKnown = deviceId !== null || (await sessions.isKnownOrigin(user.id, origin));
      const signIn = await db.transaction(async (tx) => {
        const token = await sessions.create(user, origin, tx);
        if (!isKnown) await mails.newDevice(tx, user, origin, locale);
        if (deviceId === null) return { token, deviceToken: await rememberDevice(tx, user.id, clock.now()) };
        await touchDevice(tx, deviceId, clock.now());
        return { token, deviceToken: null };
      });
      await guess.wasRight();
      return signIn;
    },

    /**
     * Creates a customer and signs in. The password is hashed before anybody looks whether the
     * e-mail is taken, so that both answers cost the same.
     * @throws Fault WEAK_PASSWORD, EMAIL_TAKEN, EMAIL_RESERVED for a mailbox of the shop itself, RATE_LIMITED
     */
    async register(body: ParsedInput<'register'>['body'], origin: SessionOrigin): Promise<SignIn> {
      const { email, fullName, password, marketingConsent } = body;
      requireUncommonPassword(password, email);
      const address = addressPrefix(origin.address);
      await rateLimiter.hit(`register address ${address}`, REGISTER_PER_ADDRESS);
      await rateLimiter.hit(`register taken ${address}`, TAKEN_PER_ADDRESS);
      const now = clock.now();
      const representative = await findRepresentative(db, body.representativeCode);
      const passwordHash = await hashPassword(password);
      if (isShopMailbox(email))
        throw new Fault('EMAIL_RESERVED', 'This is a mailbox of the shop itself', {
          fields: { email: 'reserved' },
        });
      const signIn = await db.transaction(async (tx) => {
        const user = await insertUser(tx, {
          id: randomUUID(),
          fullName,
          email,
          passwordHash,
          representedByCode: representative?.code,
          representedAt: representative && now,
          marketingConsentAt: marketingConsent ? now : null,
          createdAt: now,
        });
        if (!user)
          throw new Fault('EMAIL_TAKEN', 'There is an account with this e-mail', {
            fields: { email: 'taken' },
          });
        await mails.welcome(tx, user, await makeConfirmation(tx, user.id, now), body.locale);
        const token = await sessions.create(user, origin, tx);
        return { token, deviceToken: await rememberDevice(tx, user.id, now) };
      });
      await rateLimiter.forgive(`register taken ${address}`, TAKEN_PER_ADDRESS);
      return signIn;
    },

    /** Ends this session, or every session of the user. */
    async logout(user: SessionUser, { all }: { all: boolean }): Promise<void> {
      await (all ? sessions.revokeAll(user.id) : sessions.revoke(user.sessionId));
    },

    /** The signed-in user, as the API returns it. */
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
