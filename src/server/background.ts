import { getRuntime } from '@/server/runtime';
import type { Services } from '@/server/services';

const EVERY_MS = 30_000;
const CLEAN_EVERY_MS = 3_600_000;

interface Clockwork {
  /** No further round; resolves when the running one is over. `scripts/server.mjs` calls it before the database closes. */
  stop(): Promise<void>;
}

// Next may load this module twice in one process; only globalThis is shared.
const holder = globalThis as typeof globalThis & { __storefrontBackground?: Clockwork };

let cleanedAtMs = 0;

async function forgetOldThings({ clock, notices, outbox, payments, revalidation, searchLog }: Services) {
  const nowMs = clock.now().getTime();
  if (nowMs - cleanedAtMs < CLEAN_EVERY_MS) return;
  cleanedAtMs = nowMs;
  await notices.deleteOldNotices();
  await outbox.deleteOldMails();
  await searchLog.deleteOld();
  await payments.forgetLooseNotices();
  await revalidation.deleteOld();
}

/**
 * In this order: what is due by the clock first, and last what waits for somebody else's server. A number that a step
 * answers is logged under its name.
 */
const STEPS: [name: string, run: (services: Services) => Promise<unknown>][] = [
  ['unpaid orders expired', ({ orders, clock }) => orders.expirePayments(clock.now())],
  ['flash sales ended', ({ managedProducts, clock }) => managedProducts.endFlashSales(clock.now())],
  ['products published', ({ managedProducts, clock }) => managedProducts.publishDue(clock.now())],
  ['people told of stock', ({ notices }) => notices.notifyBackInStock()],
  ['posts gone on the shop', ({ managedContent }) => managedContent.announceDuePosts()],
  ['changed products indexed', ({ catalog }) => catalog.indexChanged()],
  ['link previews drawn', ({ managedProducts }) => managedProducts.drawSocialPictures()],
  ['embedded database vacuumed', ({ catalog }) => catalog.vacuumListings()],
  ['searches counted', ({ searchLog }) => searchLog.flush()],
  ['old mails and notices forgotten', forgetOldThings],
  ['payments settled', ({ payments }) => payments.checkDue()],
  ['payments given back', ({ orders }) => orders.refundDue()],
  ['mails sent', ({ outbox }) => outbox.sendDueMails()],
  // Not waited for: after an import they are many, and the next round must not be late.
  ['pages made anew', async ({ revalidation }) => revalidation.kick()],
];

/** One round of the work nobody asks for. A step that fails is logged, holds up no other, and is tried again next time. */
export async function runRound(services: Services): Promise<void> {
  for (const [name, run] of STEPS) {
    try {
      const count = await run(services);
      if (typeof count === 'number' && count > 0) services.log.info({ count }, name);
    } catch (error) {
      services.log.error({ step: name, error }, 'background work failed and will be tried again');
    }
  }
}

/** A round on the running shop. Never throws: while the shop cannot be opened there is nothing to do. */
async function runBackgroundWork(): Promise<void> {
  try {
    await runRound((await getRuntime()).services);
  } catch (error) {
    console.error('Background work failed and will be tried again.', error);
  }
}

/**
 * Opens the shop and keeps its clockwork going: every 30 seconds unpaid orders whose time is over are cancelled, and
 * mails leave. One runner a process, one round at a time; between processes the database's own locks decide. A mail
 * server that does not answer holds up no start.
 */
export async function startBackgroundWork(): Promise<void> {
  if (holder.__storefrontBackground) return;
  let round: Promise<void> | null = null;
  const tick = () => {
    round ??= runBackgroundWork().finally(() => (round = null));
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  holder.__storefrontBackground = {
    async stop() {
      clearInterval(timer);
      const runtime = await getRuntime().catch(() => null);
      await Promise.all([round, runtime?.services.revalidation.stop()]);
    },
  };
  // The first round says so where the shop cannot be opened.
  await getRuntime().catch(() => undefined);
  tick();
}
