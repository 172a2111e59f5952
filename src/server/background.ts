import { getRuntime } from '@/server/runtime';

const EVERY_MS = 30_000;

// Next may load this module twice in one process; only globalThis is shared.
const holder = globalThis as typeof globalThis & { __storefrontBackground?: NodeJS.Timeout };

/** One round of the work nobody asks for. Never throws: a round that fails is logged, and the next one tries again. */
export async function runBackgroundWork(): Promise<void> {
  try {
    const { services } = await getRuntime();
    const expired = await services.orders.expirePayments(services.clock.now());
    if (expired > 0) services.log.info({ expired }, 'unpaid orders expired');
  } catch (error) {
    console.error('Background work failed and will be tried again.', error);
  }
}

/**
 * Opens the shop and keeps its clockwork going: every 30 seconds unpaid orders whose time is over are cancelled. One
 * runner a process, one round at a time; between processes the database's own lock decides.
 */
export async function startBackgroundWork(): Promise<void> {
  if (holder.__storefrontBackground) return;
  let isRunning = false;
  const tick = async () => {
    if (isRunning) return;
    isRunning = true;
    await runBackgroundWork();
    isRunning = false;
  };
  holder.__storefrontBackground = setInterval(() => void tick(), EVERY_MS);
  holder.__storefrontBackground.unref();
  await tick();
}
