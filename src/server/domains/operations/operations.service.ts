import { sql } from 'drizzle-orm';
import type { Output } from '@/contract/contract';
import { Fault } from '@/server/kernel/fault';
import type { Gate } from '@/server/kernel/gate';
import { isSameText } from '@/server/kernel/sign';
import { createMemory } from '@/server/ports/memory';
import type { Metrics } from '@/server/ports/metrics/metrics';
import { processState } from '@/server/ports/process-state';
import type { Dependencies } from '@/server/dependencies';
import { loadBacklog } from './backlog.repo';
import { isOfExtension, labelOf, type Violation } from './csp-report';

/** Rounds come every 30 seconds; one that waits for servers of others may take minutes. */
const ROUND_TOO_OLD_MS = 10 * 60_000;
/** A payment is checked every few minutes: when it is later than this, the checks do not run. */
const CHECK_OVERDUE_MS = 15 * 60_000;
const DATABASE_PATIENCE_MS = 5_000;
/** The same violation is logged once an hour, so that a broken page does not fill the log. */
const TOLD = { ttlMs: 3_600_000, most: 500 };

/** What can keep an instance from serving. */
type Fact = 'draining' | 'database' | 'disk' | 'background';

type OperationsDependencies = Pick<
  Dependencies,
  'brand' | 'db' | 'env' | 'clock' | 'disk' | 'log' | 'connections' | 'state'
> & { metrics: Metrics; placing: Pick<Gate, 'count'> };

/** @throws Error when the work is not done in time; it goes on, and its outcome is ignored */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What operators and monitoring ask the shop about itself. */
export function createOperationsService({
  brand,
  db,
  env,
  clock,
  disk,
  log,
  connections,
  metrics,
  placing,
  state = processState,
}: OperationsDependencies) {
  const told = createMemory<true>({ ...TOLD, clock });

  /** A table of the shop's own, because an empty database answers too. */
  async function isDatabaseThere(): Promise<boolean> {
    try {
      await within(DATABASE_PATIENCE_MS, db.execute(sql`select 1 from products limit 1`));
      return true;
    } catch {
      return false;
    }
  }

  async function findFaults(): Promise<Fact[]> {
    const lastRoundAt = state.lastRoundAt();
    const [isThere, isLow, isWritable] = await Promise.all([
      isDatabaseThere(),
      disk.isLow(),
      disk.isWritable?.() ?? true,
    ]);
    const isOld = lastRoundAt !== null && clock.now().getTime() - lastRoundAt.getTime() > ROUND_TOO_OLD_MS;
    const faults: [Fact, boolean][] = [
      ['draining', state.isDraining()],
      ['database', !isThere],
      ['disk', isLow || !isWritable],
      ['background', isOld],
    ];
    return faults.filter(([, isWrong]) => isWrong).map(([name]) => name);
  }

  async function loadWaiting() {
    const now = clock.now();
    const checkedBefore = new Date(now.getTime() - CHECK_OVERDUE_MS);
    try {
      return await within(DATABASE_PATIENCE_MS, loadBacklog(db, { now, checkedBefore, brandId: brand.id }));
    } catch (error) {
      // The other figures are needed most when the database is away.
      log.warn({ error }, 'the backlog could not be counted');
      return null;
    }
  }

  return {
    /**
     * Whether this instance serves. What it can do without is named in `degraded`.
     * @throws Fault UNAVAILABLE with what is wrong as `details`
     */
    async getReady(): Promise<Output<'getReady'>> {
      const faults = await findFaults();
      if (faults.length > 0)
        throw new Fault('UNAVAILABLE', `Not ready: ${faults.join(', ')}`, { details: faults });
      const degraded = state.isSharedCacheConnected() === false ? ['sharedCache' as const] : [];
      return { status: degraded.length > 0 ? 'degraded' : 'ready', degraded };
    },

    /**
     * Everything that is counted, for Prometheus. Answers without the database too.
     * @param authorization the header of the request
     * @throws Fault NOT_FOUND without the right METRICS_TOKEN, and for every request where none is set
     */
    async readMetrics(authorization: string | undefined): Promise<string> {
      const { METRICS_TOKEN } = env;
      if (!METRICS_TOKEN || !isSameText(authorization ?? '', `Bearer ${METRICS_TOKEN}`))
        throw new Fault('NOT_FOUND', 'No such address');
      const [faults, backlog, diskFreeBytes] = await Promise.all([
        findFaults(),
        loadWaiting(),
        disk.freeBytes?.() ?? null,
      ]);
      return metrics.render({
        backlog,
        connections: connections?.() ?? null,
        placing: placing.count(),
        isReady: faults.length === 0,
        diskFreeBytes,
        isSharedCacheConnected: state.isSharedCacheConnected(),
        lastRoundAt: state.lastRoundAt(),
      });
    },

    /** Counts violations of the content security policy, and logs each kind once an hour. */
    async noteViolations(violations: Violation[]): Promise<void> {
      for (const violation of violations) {
        metrics.cspViolated(labelOf(violation));
        if (isOfExtension(violation)) continue;
        const { page, directive, blocked } = violation;
        await told.recall(JSON.stringify([page, directive, blocked]), async () => {
          log.warn({ ...violation }, 'a browser blocked what the content security policy forbids');
          return true;
        });
      }
    },
  };
}
