import { randomUUID } from 'node:crypto';
import { withLogContext } from '@/server/ports/log-context';
import { processRegistry, type BackgroundJobs } from '@/server/process-registry';
import { getRuntime } from '@/server/runtime';
import type { Services } from '@/server/services';

const EVERY_MS = 30_000;

/**
 * In this order: what is due by the clock first, and last what waits for somebody else's server. A number that a step
 * answers is logged under its name.
 */
const STEPS: [name: string, run: (services: Services) => Promise<unknown>][] = [
  ['unpaid orders expired', ({ orders, clock }) => orders.expirePayments(clock.now())],
  ['late prescriptions told', ({ orders, clock }) => orders.flagOverduePrescriptions(clock.now())],
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
  ['payments settled', ({ payments }) => payments.checkDue()],
  ['payments given back', ({ orders }) => orders.refundDue()],
  ['mails sent', ({ outbox }) => outbox.sendDueMails()],
  // Not waited for: after an import they are many, and the next round must not be late.
  ['pages made anew', async ({ revalidation }) => revalidation.kick()],
];

/**
 * Steps every process does by itself: what lies in its own memory, and pages, of which each that waits is claimed by one
 * process. The others are done once for the whole shop.
 */
const OWN_STEPS = new Set(['searches counted', 'choices after searches counted', 'pages made anew']);

async function runSteps(services: Services, isRunner: boolean): Promise<void> {
  for (const [name, run] of STEPS) {
    if (!isRunner && !OWN_STEPS.has(name)) continue;
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
 * One round of the work nobody asks for. A step that fails is logged, holds up no other, and is tried again next time.
 * @param isRunner false in a process beside the one that does the work of the whole shop
 */
export function runRound(services: Services, isRunner = true): Promise<void> {
  return withLogContext({ roundId: randomUUID() }, async () => {
    const startMs = performance.now();
    await runSteps(services, isRunner);
    services.metrics.roundDone((performance.now() - startMs) / 1000);
  });
}

/** A round on the running shop. Never throws: while the shop cannot be opened there is nothing to do. */
async function runBackgroundWork(): Promise<void> {
  try {
    const { services, runnerLock } = await getRuntime();
    services.outbox.startSending();
    await runRound(services, await runnerLock.hold());
  } catch (error) {
    console.error('Background work failed and will be tried again.', error);
  }
}

/**
 * Opens the shop and starts the background jobs: every 30 seconds unpaid orders whose time is over are cancelled, and
 * mails leave that did not within seconds of being written. One round at a time; of several processes of a brand on one Postgres one does the work of the whole shop
 * for as long as it lives, and at most a round later another one takes over. A mail server that does not answer holds up
 * no start.
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
  const jobs: BackgroundJobs = {
    lastRoundAt: new Date(),
    async stop() {
      clearInterval(timer);
      const runtime = await getRuntime().catch(() => null);
      await Promise.all([
        round,
        runtime?.services.revalidation.stop(),
        runtime?.services.outbox.stopSending(),
      ]);
      await runtime?.runnerLock.release();
    },
  };
  processRegistry.backgroundJobs = jobs;
  // The first round says so where the shop cannot be opened.
  await getRuntime().catch(() => undefined);
  tick();
}
