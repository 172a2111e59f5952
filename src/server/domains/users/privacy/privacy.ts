import type { SelfExport } from '@/contract/schemas/people';
import type { OwnConsents } from '@/contract/schemas/users';
import type { Db } from '@/server/db/client';
import { Fault } from '@/server/kernel/fault';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import type { AddressBook } from '@/server/domains/users/address-book';
import { planReviewEvents } from '@/server/domains/managed-content/review-events';
import { eraseUser } from './erase-user';
import { requireOwnPassword } from '@/server/domains/users/password/own-password';
import { exportPersonalData } from './personal-data';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { findUserById, updateUser, type UserRow } from '@/server/domains/users/users.repo';

/** Reading everything of a person is expensive, and rarely needed. */
const EXPORTS_PER_USER = { limit: 10, windowSeconds: 3_600 };

interface PrivacyDependencies {
  db: Db;
  clock: Clock;
  gateway: Pick<PaymentGateway, 'simulated'>;
  rateLimiter: RateLimiter;
  addressBook: AddressBook;
  revalidation: Pick<RevalidationService, 'request'>;
  secret: string;
  /** Whether an address is the shop's own: nothing under it belongs to an account, confirmed or not. */
  isShopMailbox: (email: string) => boolean;
}

const toConsents = ({ marketingConsentAt }: UserRow): OwnConsents => ({
  marketing: marketingConsentAt !== null,
  marketingSince: marketingConsentAt?.toISOString() ?? null,
});

/** What the law gives a person over their own data (LGPD, art. 18). */
export function createPrivacy({
  db,
  clock,
  gateway,
  rateLimiter,
  addressBook,
  revalidation,
  secret,
  isShopMailbox,
}: PrivacyDependencies) {
  async function requireRow(userId: string): Promise<UserRow> {
    const row = await findUserById(db, userId);
    if (!row) throw new Fault('UNAUTHENTICATED', 'Sign in first');
    return isShopMailbox(row.email) ? { ...row, emailConfirmedAt: null } : row;
  }

  return {
    /** Everything the shop keeps about the person. @throws Fault RATE_LIMITED */
    async exportSelf(userId: string): Promise<SelfExport> {
      await rateLimiter.hit(`export user ${userId}`, EXPORTS_PER_USER);
      const addresses = await addressBook.listOwnAddresses(userId);
      const context = { now: clock.now(), simulated: gateway.simulated, secret };
      return exportPersonalData(db, await requireRow(userId), addresses, context);
    },

    /**
     * Deletes the own account for good; see `eraseUser` for what stays. Pages that show a review of the person are
     * revalidated.
     * @throws Fault UNAUTHENTICATED when the password changed meanwhile, PASSWORD_WRONG, ORDERS_OPEN, LAST_ADMIN, RATE_LIMITED
     */
    async deleteSelf(userId: string, password: string): Promise<void> {
      const row = await requireRow(userId);
      await requireOwnPassword(rateLimiter, row, { password, field: 'password' });
      await db.transaction(async (tx) => {
        const productIds = await eraseUser(tx, row, clock.now());
        for (const event of await planReviewEvents(tx, productIds)) await revalidation.request(tx, event);
      });
    },

    /** What the person agreed to. */
    getOwnConsents: async (userId: string): Promise<OwnConsents> => toConsents(await requireRow(userId)),

    /** Gives or takes back consent; giving it again keeps the day it was given. */
    async updateOwnConsents(userId: string, { marketing }: { marketing: boolean }): Promise<OwnConsents> {
      const row = await requireRow(userId);
      const marketingConsentAt = marketing ? (row.marketingConsentAt ?? clock.now()) : null;
      const updated = await updateUser(db, userId, { marketingConsentAt });
      return toConsents(updated ?? row);
    },
  };
}
