import { and, count, desc, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { ParsedInput } from '@/contract/contract';
import type { AuditList } from '@/contract/schemas/reports';
import type { Db } from '@/server/db/client';
import { contains, holdsTyped } from '@/server/db/contains';
import { auditLog, users } from '@/server/db/schema/users';
import { withinDays } from '@/server/db/within-days';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { planShownDetails } from './plan-shown-details';

type AuditQuery = ParsedInput<'listAuditEntries'>['query'];

/** Escapes `%` and `_`, which LIKE would read. */
const startsWith = (text: string) => contains(text).slice(1);

/** Deleted accounts have no name, so nothing finds them. */
const living = (db: Db, who: SQL | undefined) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(who, isNull(users.deletedAt)));

const conditionOf = (db: Db, { acao, entidade, id, quem, autor, de, ate }: AuditQuery): SQL | undefined =>
  and(
    acao ? like(auditLog.action, startsWith(acao)) : undefined,
    entidade ? eq(auditLog.entity, entidade) : undefined,
    id ? eq(auditLog.entityId, id) : undefined,
    quem ? inArray(auditLog.actorId, living(db, holdsTyped(users.fullName, quem))) : undefined,
    autor ? inArray(auditLog.actorId, living(db, eq(users.id, autor))) : undefined,
    withinDays(auditLog.at, { de, ate }),
  );

/** A page of the audit log as this reader may see it, newest first, with the names of who did it. */
export async function listAudit(db: Db, query: AuditQuery, reader: SessionUser): Promise<AuditList> {
  const where = conditionOf(db, query);
  const { pagina: page } = query;
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  const rows = await db
    .select({ entry: auditLog, actor: users.fullName, actorId: users.id })
    .from(auditLog)
    .leftJoin(users, and(eq(users.id, auditLog.actorId), isNull(users.deletedAt)))
    .where(where)
    // Written as the index has it, or the index is not used.
    .orderBy(sql`${auditLog.at} desc nulls last`, desc(auditLog.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const total = counted?.total ?? 0;
  return {
    items: rows.map(({ entry: { id, at, action, entity, entityId, details }, actor, actorId }) => ({
      ...{ id, actor, actorId, action, entity, entityId },
      details: planShownDetails({ entity, details }, reader),
      at: at.toISOString(),
    })),
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}
