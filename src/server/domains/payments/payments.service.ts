import type { PreparedCard } from '@/contract/schemas/orders';
import type { z } from 'zod';
import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';
import type { CardTries } from './card-tries';
import type { PreparedCards } from './prepared-cards';
import { isSameText } from '@/server/kernel/sign';
import { cardBrandOf, isLuhnValid } from '@/server/ports/payments/cards';
import { CardRefused } from '@/server/ports/payments/gateway';
import { askAcquirer, type AskDependencies, type Asked } from './ask-acquirer';
import { matchNotice } from './match-notice';
import { readNoticeFields, type NoticeFields } from './notice-fields';
import { countNotices, insertNotice, listDue, planCheck, setNoticeOutcome } from './payments.repo';

type Dependencies = AskDependencies & {
  brand: Brand;
  env: Env;
  rateLimiter: RateLimiter;
  cardTries: CardTries;
  preparedCards: PreparedCards;
};

/** Notices stored of one payment, and of none in a day: repeats are answered and not stored without end. */
export const NOTICES_PER_PAYMENT = 50;
const LOOSE_NOTICES_PER_DAY = 500;
const DAY_MS = 86_400_000;

/** Cards prepared by one person; the route counts addresses. */
export const CARDS_PER_USER = { limit: 10, windowSeconds: 600 };

/** Asked in one round, and at the same time: an acquirer that hangs must not hold the round up for long. */
const CHECKS_PER_ROUND = 100;
const CHECKS_AT_ONCE = 10;

/** Keeps the shop's payments true to what the acquirer says of them. */
export function createPaymentsService(dependencies: Dependencies) {
  const { db, brand, clock, env, gateway, log, rateLimiter, cardTries, preparedCards } = dependencies;
  /** Questions under way, by payment; and what asks once more when they are over. */
  const running = new Map<string, Promise<Asked>>();
  const waiting = new Map<string, Promise<Asked>>();

  function askNow(paymentId: string, hint: string | null): Promise<Asked> {
    const answer = askAcquirer(dependencies, paymentId, hint).finally(() => running.delete(paymentId));
    running.set(paymentId, answer);
    return answer;
  }

  /** One question about a payment at a time; of many that come meanwhile one is asked afterwards. */
  function ask(paymentId: string, hint: string | null = null): Promise<Asked> {
    const current = running.get(paymentId);
    if (!current) return askNow(paymentId, hint);
    const queued = waiting.get(paymentId);
    if (queued) return queued;
    const next = current.then(() => {
      waiting.delete(paymentId);
      return askNow(paymentId, hint);
    });
    waiting.set(paymentId, next);
    return next;
  }

  async function keepNotice(fields: NoticeFields, paymentId: string | null, outcome: string) {
    const now = clock.now();
    const stored = await countNotices(db, paymentId, new Date(now.getTime() - DAY_MS));
    if (stored >= (paymentId ? NOTICES_PER_PAYMENT : LOOSE_NOTICES_PER_DAY)) return null;
    return insertNotice(db, { gateway: gateway.name, fields, paymentId, outcome, receivedAt: now });
  }

  return {
    /**
     * Takes a notice of Getnet. It is a hint and no fact: what is settled is what the acquirer answers when it is asked,
     * after this answered. What is stored of it is in `payment_notices`; the check is planned in the database. About an
     * order of another brand only that brand asks, in its next round: prices, mails and rules are its own.
     * @param secret as the notice carries it
     * @throws Fault NOT_FOUND when the secret is not ours, or the acquirer is another one
     */
    async receiveNotice(secret: string, notice: Record<string, unknown>): Promise<{ received: true }> {
      const expected = env.GETNET_WEBHOOK_SECRET;
      if (gateway.name !== 'getnet' || expected === '' || !isSameText(secret, expected))
        throw notFound('Address');
      const fields = readNoticeFields(notice);
      const match = await matchNotice(db, gateway.name, env.GETNET_SELLER_ID, fields);
      if (typeof match === 'string') {
        await keepNotice(fields, null, match);
        log.warn(
          { outcome: match, payment: fields.payment_id ?? fields.id },
          'a notice about no payment of ours',
        );
        return { received: true };
      }
      const { id } = match.payment;
      const isOurs = match.brandId === brand.id;
      const noticeId = await keepNotice(fields, id, isOurs ? 'asked' : 'other_brand');
      await planCheck(db, id, clock.now());
      if (!isOurs) return { received: true };
      void ask(id, fields.payment_id ?? null)
        .then((outcome) => (noticeId === null ? undefined : setNoticeOutcome(db, noticeId, outcome)))
        .catch((error: unknown) => log.error({ payment: id, error }, 'a notice could not be followed up'));
      return { received: true };
    },

    /** Resolves when no question is under way. */
    async whenQuiet(): Promise<void> {
      while (running.size + waiting.size > 0) await Promise.all([...running.values(), ...waiting.values()]);
    },

    /**
     * Asks about every payment whose time has come, ten at once. A round in which none of ten is answered ends there: the
     * acquirer is down, and the others keep their turn. Safe to run in several processes at once.
     * @returns how many payments were settled
     */
    async checkDue(): Promise<number> {
      const due = await listDue(
        db,
        { brandId: brand.id, gateway: gateway.name },
        clock.now(),
        CHECKS_PER_ROUND,
      );
      let settled = 0;
      for (let start = 0; start < due.length; start += CHECKS_AT_ONCE) {
        const batch = due.slice(start, start + CHECKS_AT_ONCE);
        const answers = await Promise.all(batch.map(({ payment }) => ask(payment.id)));
        settled += answers.filter((answer) => answer === 'applied' || answer === 'review').length;
        if (answers.every((answer) => answer === 'unanswered')) break;
      }
      return settled;
    },

    /** @throws Fault NOT_FOUND unless the acquirer is Getnet: there is no such address then */
    requireCardPreparation(): void {
      if (gateway.name !== 'getnet' || !gateway.prepareCard) throw notFound('Address');
    },

    /**
     * Prepares a card for one payment. Nothing of it is stored, and nothing of the acquirer's is handed out readable.
     * @throws Fault NOT_FOUND unless the acquirer is Getnet; VALIDATION for a mistyped number; RATE_LIMITED;
     * PAYMENT_DENIED with the acquirer's words; UNAVAILABLE
     */
    async prepareCard(
      number: string,
      visitor: Visitor & { userId: string },
    ): Promise<z.infer<typeof PreparedCard>> {
      if (gateway.name !== 'getnet' || !gateway.prepareCard) throw notFound('Address');
      if (!isLuhnValid(number))
        throw new Fault('VALIDATION', 'The card number is not valid', { fields: { number: 'cardNumber' } });
      await rateLimiter.hit(`card user ${visitor.userId}`, CARDS_PER_USER);
      const counted = await cardTries.countCard(number, visitor);
      let token: string;
      try {
        token = await gateway.prepareCard(number);
      } catch (error) {
        if (error instanceof CardRefused)
          throw new Fault('PAYMENT_DENIED', error.message, { details: { reason: error.message } });
        await counted.giveBack();
        log.warn({ error }, 'the acquirer could not be reached to prepare a card');
        throw new Fault('UNAVAILABLE', 'The acquirer does not answer', { retryAfterSeconds: 5 });
      }
      await counted.giveBack();
      const reference = preparedCards.seal(number, token, visitor.userId);
      return { brand: cardBrandOf(number), last4: number.slice(-4), ready: true, reference };
    },
  };
}
