import type { DenialCode } from '@/lib/texts/denial-text';
import type { Db } from '@/server/db/client';
import type { OrdersService } from '@/server/domains/orders/orders.service';
import type { Clock } from '@/server/ports/clock';
import type { GatewayState, PaymentGateway } from '@/server/ports/payments/gateway';
import type { Log } from '@/server/ports/log';
import { planNextCheck, UNKNOWN_FOR_MS } from './check-schedule';
import { claimCheck, findKnownPayment, planCheck, toReference, type KnownPayment } from './payments.repo';

export interface AskDependencies {
  db: Db;
  clock: Clock;
  gateway: PaymentGateway;
  log: Log;
  orders: Pick<OrdersService, 'settleFromGateway'>;
}

/** `busy`: another process asks; `unanswered`: it is asked again later. */
export type Asked = 'applied' | 'unchanged' | 'review' | 'unanswered' | 'busy' | 'gone';

/** Why a payment ends whose charge was never made; the reader's language says it in words (src/lib/texts/denial-text.ts). */
export const NEVER_MADE = 'NEVER_MADE' satisfies DenialCode;

/**
 * What the acquirer says. A payment whose answer was lost is looked for by its attempt first, and then by the id that
 * a notice told.
 */
async function find({ gateway }: AskDependencies, known: KnownPayment, hint: string | null) {
  const reference = toReference(known);
  if (reference.gatewayReference || !hint) return gateway.find(reference);
  const byAttempt = await gateway.find(reference).catch(() => null);
  return byAttempt ?? gateway.find({ ...reference, gatewayReference: hint });
}

/**
 * When the answer was lost, no customer has the code of the PIX or the line of the boleto, and a card that the acquirer
 * does not know was not charged. After four minutes that is a denial, so that the customer can try again; should money
 * come all the same, it is seen and given back.
 */
function decide({ payment }: KnownPayment, state: GatewayState | null, now: Date): GatewayState | null {
  const isLost = state === null || (state.status === 'pending' && payment.method !== 'credit_card');
  const isOver = now.getTime() - payment.createdAt.getTime() >= UNKNOWN_FOR_MS;
  if (!isLost || payment.gatewayReference || payment.status !== 'pending' || !isOver) return state;
  return { status: 'denied', amountCents: null, reason: NEVER_MADE, gatewayReference: null };
}

/** Whether there may be more to learn: it waits, it ended unpaid, or it was given up without the acquirer's word. */
const isOpen = (status: KnownPayment['payment']['status'], state: GatewayState | null): boolean =>
  status === 'pending' || status === 'expired' || (status === 'denied' && state?.status !== 'denied');

/**
 * Asks the acquirer what became of a payment and has the orders settle it. Never throws: who does not answer is asked
 * again by the schedule.
 * @param hint the acquirer's id, as a notice told it
 */
export async function askAcquirer(
  dependencies: AskDependencies,
  paymentId: string,
  hint: string | null = null,
): Promise<Asked> {
  const { db, clock, log, orders } = dependencies;
  try {
    const known = await findKnownPayment(db, paymentId);
    if (!known) return 'gone';
    const { payment, orderNumber } = known;
    const { method, checks, createdAt, expiresAt } = payment;
    const now = clock.now();
    const next = planNextCheck(method, checks + 1, createdAt, expiresAt, now);
    // Claiming keeps two processes apart; a notice about what is settled for good has nothing to claim.
    const claimed = await claimCheck(db, payment, next);
    if (!claimed && (await findKnownPayment(db, paymentId))?.payment.checks !== checks) return 'busy';
    const state = await find(dependencies, known, hint);
    const decided = decide(known, state, now);
    const settled = decided ? await orders.settleFromGateway(paymentId, decided) : 'unchanged';
    const after = await findKnownPayment(db, paymentId);
    if (after) await planCheck(db, paymentId, isOpen(after.payment.status, state) ? next : null);
    if (settled !== 'unchanged')
      log.info({ order: orderNumber, payment: paymentId, settled }, 'payment settled');
    return settled;
  } catch (error) {
    log.warn({ payment: paymentId, error }, 'the acquirer did not say what became of a payment');
    return 'unanswered';
  }
}
