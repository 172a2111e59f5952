import type { AuditAction, AuditEntity } from '@/contract/audit';
import type { Db } from '@/server/db/client';
import { auditLog } from '@/server/db/schema/users';

/** Notes who changed what, in the transaction of the change. @param details before and after, without secrets */
export async function insertAudit(
  tx: Db,
  {
    details = {},
    ...entry
  }: Omit<typeof auditLog.$inferInsert, 'id' | 'details' | 'action' | 'entity'> & {
    action: AuditAction;
    entity: AuditEntity;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, details });
}
