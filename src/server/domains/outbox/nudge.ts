import type { Log } from '@/server/ports/log';
import type { SentRound } from './send-mails';

/** A mail is written before its transaction ends: the later looks are for transactions that take long. */
const LOOKS_MS = [200, 1_000, 5_000];
/** How long a mail server that takes nothing is left alone. The round of the background work asks it anyway. */
const AWAY_MS = 30_000;

/** Sends soon after a mail was written, instead of with the next round of the background work. Never two at once. */
export function createNudge({ send, log }: { send: () => Promise<SentRound>; log: Log }) {
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let look = LOOKS_MS.length;

  function planLook(waitMs = LOOKS_MS[look]) {
    if (!isOn || timer || running || waitMs === undefined) return;
    look += 1;
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, waitMs);
    timer.unref();
  }

  async function run() {
    let end: SentRound['end'] = 'away';
    try {
      ({ end } = await send());
    } catch (error) {
      log.error({ error }, 'mails could not be sent and will be tried again');
    }
    running = null;
    if (end === 'more') look = 0;
    planLook(end === 'away' ? AWAY_MS : undefined);
  }

  return {
    /** A mail was written. Never waits, never throws; does nothing before `start`. */
    nudge(): void {
      look = 0;
      planLook();
    },
    start(): void {
      isOn = true;
    },
    /** Ends after the mails at hand; what waits is sent after the next start. */
    async stop(): Promise<void> {
      isOn = false;
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
