import type { Dependencies } from '@/server/dependencies';
import type { Files } from '@/server/ports/media/create-files';
import { deleteInBatches } from './delete-in-batches';
import { erasePayers } from './erase-payers';
import {
  forgetLoosePrescriptions,
  forgetLooseUploads,
  forgetMailFiles,
  forgetUnusedPrescriptions,
} from './forget-files';
import {
  CLOSED_ORDERS,
  LOOSE_PRESCRIPTIONS,
  LOOSE_UPLOADS,
  MAIL_FILES,
  ROW_RULES,
  UNUSED_PRESCRIPTIONS,
  isPast,
  type RetentionRule,
} from './retention';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Forgets what is old, by the one table of `retention.ts`. */
export function createRetentionService({
  db,
  clock,
  log,
  ...files
}: Pick<Dependencies, 'db' | 'clock' | 'log' | keyof Files>) {
  let rowsAtMs = 0;
  let filesAtMs = 0;

  const before = ({ days }: RetentionRule, now: Date) => new Date(now.getTime() - days * DAY_MS);

  async function forgetRows(): Promise<number> {
    const now = clock.now();
    let total = 0;
    for (const rule of ROW_RULES) {
      const where = isPast(rule, now);
      if (!where) continue;
      const rows = await deleteInBatches(db, rule.table, where);
      if (rows > 0) log.info({ rows, what: rule.what, days: rule.days }, 'old rows forgotten');
      total += rows;
    }
    const prescriptions = await forgetUnusedPrescriptions(db, before(UNUSED_PRESCRIPTIONS, now));
    return total + prescriptions + (await erasePayers(db, before(CLOSED_ORDERS, now)));
  }

  async function forgetFiles(): Promise<number> {
    const now = clock.now();
    const uploads = await forgetLooseUploads(db, files, before(LOOSE_UPLOADS, now));
    const scripts = await forgetLoosePrescriptions(db, files, before(LOOSE_PRESCRIPTIONS, now));
    return uploads + scripts + (await forgetMailFiles(files, before(MAIL_FILES, now)));
  }

  return {
    forgetRows,
    forgetFiles,
    /** Both, where their time has come: rows every hour, files every day. @returns how many went */
    async forgetDue(): Promise<number> {
      const nowMs = clock.now().getTime();
      let total = 0;
      if (nowMs - rowsAtMs >= HOUR_MS) {
        rowsAtMs = nowMs;
        total += await forgetRows();
      }
      if (nowMs - filesAtMs >= DAY_MS) {
        filesAtMs = nowMs;
        total += await forgetFiles();
      }
      return total;
    },
  };
}
