import type { AuditAction, AuditEntity } from '@/contract/audit';
import type { Db } from '@/server/db/client';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { ShopEvent } from '@/server/revalidation/shop-event';

/** A line of the audit log. The part of `action` before the dot is the kind of thing that was changed. */
export interface AuditLine {
  action: AuditAction;
  entityId: string;
  /** Before and after, without secrets. */
  details: Record<string, unknown>;
}

/** What a write did. `events` are empty when no page shows it. */
export interface Written<Result> {
  result: Result;
  audit: readonly AuditLine[];
  events?: readonly ShopEvent[];
}

export interface WriteContext {
  db: Db;
  clock: Clock;
  /** Left out for what stands on no page. */
  revalidation?: RevalidationService;
  /** Runs the work in one transaction, and after its commit what must follow. */
  transact?: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
}

export interface VersionedWrite<Row, Result> {
  /** Reads the row and locks it until the transaction ends. @throws Fault NOT_FOUND */
  lock: (tx: Db) => Promise<Row>;
  /** The version the caller edited. Left out by a write that fits any version. */
  version?: { edited: number | string; of: (row: Row) => number | string; view: (row: Row) => unknown };
  /** Writes; without audit lines when nothing changes. */
  write: (tx: Db, row: Row) => Promise<Written<Result>>;
}

export type Writes = ReturnType<typeof createWrites>;

/** How staff's edits are written: the versioned write of docs/glossary.md. */
export function createWrites({ db, clock, revalidation, transact }: WriteContext) {
  const transactAndKick = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const result = await db.transaction(work);
    revalidation?.kick();
    return result;
  };
  const run = transact ?? transactAndKick;

  /** Writes in one transaction with its audit lines and the events that revalidate its pages. */
  const audited = <Result>(
    actor: Pick<SessionUser, 'id'> | null,
    write: (tx: Db) => Promise<Written<Result>>,
  ): Promise<Result> =>
    run(async (tx) => {
      const { result, audit, events = [] } = await write(tx);
      const by = { at: clock.now(), actorId: actor?.id ?? null };
      for (const line of audit) await insertAudit(tx, { ...line, ...by, entity: entityOf(line) });
      for (const event of events) await revalidation?.request(tx, event);
      return result;
    });

  /**
   * Locks the row, compares its version, and writes like `audited`.
   * @throws Fault STALE with the row as it is now; what `lock` and `write` throw
   */
  const versioned = <Row, Result>(
    actor: Pick<SessionUser, 'id'>,
    { lock, version, write }: VersionedWrite<Row, Result>,
  ): Promise<Result> =>
    audited(actor, async (tx) => {
      const row = await lock(tx);
      if (version && version.of(row) !== version.edited)
        throw new Fault('STALE', 'The stored version is another one', { details: version.view(row) });
      return write(tx, row);
    });

  return { audited, versioned };
}

// What stands before the dot of an action is a kind of thing, by its type.
const entityOf = ({ action }: AuditLine) => action.slice(0, action.indexOf('.')) as AuditEntity;
