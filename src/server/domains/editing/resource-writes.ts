import type { AuditEntity } from '@/contract/audit';
import type { Db } from '@/server/db/client';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ShopEvent } from '@/server/revalidation/shop-event';
import { refuseTaken } from './field-faults';
import { planChanges, planWhole } from './plan-changes';
import { createWrites, type WriteContext, type Written } from './versioned';

/** How one kind of content is stored, shown and audited. Each kind has its own SQL. */
export interface Resource<Row extends { version: number }, New> {
  /** Its kind in the audit log: `post` gives `post.create`, `post.update` and `post.delete`. */
  entity: AuditEntity;
  idOf: (row: Row) => string;
  /** Selects the row `for update`; no row: NOT_FOUND. */
  lock: (tx: Db, id: string) => Promise<Row[]>;
  insert: (tx: Db, values: New) => Promise<Row[]>;
  /** `values` hold the next version. */
  update: (tx: Db, id: string, values: Partial<Row>) => Promise<Row[]>;
  remove: (tx: Db, id: string) => Promise<unknown>;
  /** The row as its editor gets it, also with STALE. */
  view: (row: Row) => unknown;
  /** What an editor decides of it: this stands in the audit log. */
  contentOf: (row: Row) => object;
  /** What the log says of a row that was deleted; `contentOf` unless said. */
  deletedOf?: (row: Row) => object;
  /** What the log says of a change; null when there is none. `planChanges` of the contents unless said. */
  changesOf?: (before: Row, after: Row) => Record<string, unknown> | null;
  /** The pages that show the row, as it was and as it is. Left out for what stands on no page. */
  eventOf?: (rows: readonly [Row, ...Row[]]) => ShopEvent;
  /** The field that must be unique: two writes at the same moment answer VALIDATION `taken`. */
  uniqueField?: string;
}

const only = <Row>([row]: Row[], entity: string): Row => {
  if (row === undefined) throw new Error(`The ${entity} was not saved`);
  return row;
};

const nameOf = (entity: string) => entity.charAt(0).toUpperCase() + entity.slice(1);

/** Creates, changes and deletes the rows of a resource, each with its version, audit row and page event. */
export function createResourceWrites<Row extends { version: number }, New>(
  context: WriteContext,
  resource: Resource<Row, New>,
) {
  const { entity, idOf, contentOf, deletedOf = contentOf, uniqueField } = resource;
  const { changesOf = (before, after) => planChanges(contentOf(before), contentOf(after)) } = resource;
  const { audited, versioned } = createWrites(context);

  const guard = <Result>(work: () => Promise<Result>) =>
    uniqueField === undefined ? work() : refuseTaken(uniqueField, work);

  const eventsOf = (...rows: [Row, ...Row[]]) => (resource.eventOf ? [resource.eventOf(rows)] : []);

  /** The row, locked until the transaction ends. @throws Fault NOT_FOUND */
  async function lock(tx: Db, id: string): Promise<Row> {
    const [row] = await resource.lock(tx, id);
    if (row === undefined) throw notFound(nameOf(entity));
    return row;
  }

  return {
    lock,
    versioned,
    eventsOf,

    /** Inserts what `plan` makes of the request. @throws what `plan` throws; Fault VALIDATION `taken` */
    create: (actor: SessionUser, plan: (tx: Db) => Promise<New>): Promise<Row> =>
      guard(() =>
        audited(actor, async (tx) => {
          const row = only(await resource.insert(tx, await plan(tx)), entity);
          const details = { after: planWhole(contentOf(row)) };
          const audit = [{ action: `${entity}.create` as const, entityId: idOf(row), details }];
          return { result: row, audit, events: eventsOf(row) };
        }),
      ),

    /**
     * Writes what `plan` makes of the request; what changes nothing is not written.
     * @throws Fault NOT_FOUND; STALE with the row as it is; what `plan` throws; VALIDATION `taken`
     */
    update: (
      actor: SessionUser,
      { id, version }: { id: string; version: number },
      plan: (tx: Db, before: Row) => Promise<Partial<Row>>,
    ): Promise<{ before: Row; after: Row }> =>
      guard(() =>
        versioned(actor, {
          lock: (tx) => lock(tx, id),
          version: { edited: version, of: (row) => row.version, view: resource.view },
          write: async (tx, before): Promise<Written<{ before: Row; after: Row }>> => {
            const values = await plan(tx, before);
            const details = changesOf(before, { ...before, ...values });
            if (!details) return { result: { before, after: before }, audit: [] };
            const saved = await resource.update(tx, id, { ...values, version: before.version + 1 });
            const after = only(saved, entity);
            const audit = [{ action: `${entity}.update` as const, entityId: idOf(after), details }];
            return { result: { before, after }, audit, events: eventsOf(after, before) };
          },
        }),
      ),

    /** Deletes the row. @param check throws when it must stay. @throws Fault NOT_FOUND; what `check` throws */
    remove: (actor: SessionUser, id: string, check?: (tx: Db, row: Row) => Promise<void>): Promise<Row> =>
      versioned(actor, {
        lock: (tx) => lock(tx, id),
        write: async (tx, row) => {
          await check?.(tx, row);
          await resource.remove(tx, id);
          const details = { before: planWhole(deletedOf(row)) };
          const audit = [{ action: `${entity}.delete` as const, entityId: id, details }];
          return { result: row, audit, events: eventsOf(row) };
        },
      }),
  };
}
