import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';

export interface Times {
  /** Milliseconds from the call to the answer, as the caller waits for it. */
  p50: number;
  p95: number;
  /** Milliseconds of the first call, with nothing prepared. */
  first: number;
  /**
   * Milliseconds of processor time a call, of this process and of the database: what the wait would be on a machine
   * that does nothing else. Null where the server runs on another machine.
   */
  cpu: number | null;
}

const WARM_UP = 3;
/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Processor time that this process and the server's ones for this database have used, in milliseconds. */
async function usedCpu({ db, kind }: Database): Promise<number | null> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000;
  if (kind === 'embedded') return own;
  const rows = await db
    .select({ pid: sql<number>`pid` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database()`);
  try {
    const ticks = rows.map(({ pid }) => {
      // The name before the last bracket may hold blanks; utime and stime are the 12th and 13th field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(fields[11]) + Number(fields[12]);
    });
    return own + ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
  } catch {
    return null;
  }
}

/** Calls `work` a few times unmeasured, then `runs` times, one after the other. */
export async function measure(
  database: Database,
  runs: number,
  work: () => Promise<unknown>,
): Promise<Times> {
  const timed = async () => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const first = await timed();
  for (let i = 1; i < WARM_UP; i += 1) await work();
  const before = await usedCpu(database);
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) times.push(await timed());
  const after = await usedCpu(database);
  times.sort((one, other) => one - other);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    first,
    cpu: before === null || after === null ? null : (after - before) / runs,
  };
}
