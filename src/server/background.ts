import { randomUUID } from 'node:crypto';
import { withLogContext } from '@/server/ports/log-context';
import { processRegistry, type BackgroundJobs } from '@/server/process-registry';
import type { Lease } from '@/server/db/lease';
import { getRuntime } from '@/server/runtime';
import type { Services } from '@/server/services';

const EVERY_MS = 30_000;
/** How often the lease of the background work is renewed, or asked for: several times while it lasts. */
const RENEW_EVERY_MS = 5_000;

/**
 * In this order: first what was paid, so that its order is not cancelled in the same round, then what is due by the clock,
 * last what waits for servers of others. A number that a step returns is logged under its name.
 */
const STEPS: [name: string, run: (services: Services) => Promise<unknown>][] = [
  ['payments settled', ({ payments }) => payments.checkDue()],
  ['unpaid orders expired', ({ orders, clock }) => orders.expirePayments(clock.now())],
  ['overdue prescriptions flagged', ({ orders, clock }) => orders.flagOverduePrescriptions(clock.now())],
  ['reviews asked for', ({ orders, clock }) => orders.askForReviews(clock.now())],
  ['flash sales ended', ({ managedProducts, clock }) => managedProducts.endFlashSales(clock.now())],
  ['products published', ({ managedProducts, clock }) => managedProducts.publishDue(clock.now())],
  ['people told of stock', ({ notices }) => notices.notifyBackInStock()],
  ['posts gone on the shop', ({ managedContent }) => managedContent.announceDuePosts()],
  ['changed products indexed', ({ catalog }) => catalog.indexChanged()],
  ['link previews drawn', ({ managedProducts }) => managedProducts.drawSocialPictures()],
  ['embedded database vacuumed', ({ catalog }) => catalog.vacuumListings()],
  ['searches counted', ({ searchLog }) => searchLog.flush()],
  ['choices after searches counted', ({ searchChoices }) => searchChoices.flush()],
  ['old things forgotten', ({ retention }) => retention.forgetDue()],
  ['payments given back', ({ orders }) => orders.refundDue()],
  ['mails sent', ({ outbox }) => outbox.sendDueMails()],
  // Not waited for: after an import they are many, and the next round must not be late.
  ['pages revalidated', async ({ revalidation }) => revalidation.kick()],
];

/**
 * Steps that every process runs: those about its own memory, and revalidation, where each page is claimed by one
 * process. The others run once for the whole shop.
 */
const OWN_STEPS = new Set(['searches counted', 'choices after searches counted', 'pages revalidated']);

/** Whether this process still does the work of the whole shop. */
type IsRunner = () => Promise<boolean>;

async function runSteps(services: Services, isRunner: IsRunner): Promise<void> {
  for (const [name, run] of STEPS) {
    if (!OWN_STEPS.has(name) && !(await isRunner())) continue;
    try {
      const count = await run(services);
      if (typeof count === 'number' && count > 0) services.log.info({ count }, name);
    } catch (error) {
      services.metrics.stepFailed(name);
      services.log.error({ step: name, error }, 'background work failed and will be tried again');
    }
  }
}

/**
 * One round of the background jobs. A step that fails is logged, holds up no other, and is tried again next time.
 * @param isRunner asked before each step that is done once for the whole shop: a process that was paused, and lost its
 * lease meanwhile, stops there
 */
export function runRound(services: Services, isRunner: IsRunner = async () => true): Promise<void> {
  return withLogContext({ roundId: randomUUID() }, async () => {
    const startMs = performance.now();
    await runSteps(services, isRunner);
    services.metrics.roundDone((performance.now() - startMs) / 1000);
  });
}

/** True while the lease has the fence that it has now: another one says that another process was the runner meanwhile. */
async function watchLease(lease: Lease): Promise<IsRunner> {
  const fence = await lease.hold();
  if (fence === null) return async () => false;
  return async () => (await lease.hold()) === fence;
}

/** A round on the running shop. Never throws: while the shop cannot be opened there is nothing to do. */
async function runBackgroundWork(): Promise<void> {
  try {
    const { services, runnerLease } = await getRuntime();
    services.outbox.startSending();
    await runRound(services, await watchLease(runnerLease));
  } catch (error) {
    console.error('Background work failed and will be tried again.', error);
  }
}

/** Renews the lease between rounds. @param onTaken called when this process became the runner */
function renewLease(onTaken: () => void): NodeJS.Timeout {
  let known: number | null | undefined;
  let asking: Promise<void> | null = null;
  const renew = async () => {
    // A start that failed is tried again by the rounds.
    const runtime = await processRegistry.runtime?.catch(() => null);
    const fence = (await runtime?.runnerLease.hold()) ?? null;
    // The first answer is no news: a round was begun at the start.
    if (known !== undefined && fence !== null && fence !== known) onTaken();
    known = fence;
  };
  return setInterval(() => {
    asking ??= renew().finally(() => {
      asking = null;
    });
  }, RENEW_EVERY_MS).unref();
}

/**
 * Opens the shop and starts the background jobs: every 30 seconds unpaid orders whose time is over are cancelled, and
 * mails leave that did not within seconds of being written. One round at a time; of several processes of a brand on one
 * Postgres one does the work of the whole shop, and when it dies another one takes over within 25 seconds. A mail server
 * that does not answer holds up no start.
 */
export async function startBackgroundWork(): Promise<void> {
  if (processRegistry.backgroundJobs) return;
  let round: Promise<void> | null = null;
  const tick = () => {
    round ??= runBackgroundWork().finally(() => {
      round = null;
      jobs.lastRoundAt = new Date();
    });
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  const renewal = renewLease(tick);
  const jobs: BackgroundJobs = {
    lastRoundAt: new Date(),
    async stop() {
      clearInterval(timer);
      clearInterval(renewal);
      const runtime = await getRuntime().catch(() => null);
      await Promise.all([
        round,
        runtime?.services.revalidation.stop(),
        runtime?.services.outbox.stopSending(),
      ]);
      await runtime?.runnerLease.release();
    },
  };
  processRegistry.backgroundJobs = jobs;
  // The first round reports when the shop cannot be opened.
  await getRuntime().catch(() => undefined);
  tick();
}
