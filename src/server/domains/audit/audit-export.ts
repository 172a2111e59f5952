import type { Db } from '@/server/db/client';
import { insertAudit } from './audit.repo';

/** An export is about no single row. */
const WHOLE_LIST = 'list';

/** Notes who took a list with personal data out of the shop, by which filters and how many rows (LGPD, art. 37). */
export async function auditExport(
  db: Db,
  {
    entity,
    filters,
    rows,
    actorId,
    at,
  }: {
    entity: 'order' | 'user' | 'lead';
    filters: Record<string, unknown>;
    rows: number;
    actorId: string;
    at: Date;
  },
): Promise<void> {
  const details = { filters, rows };
  await insertAudit(db, { at, actorId, action: `${entity}.export`, entity, entityId: WHOLE_LIST, details });
}
