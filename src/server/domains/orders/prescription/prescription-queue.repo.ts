import { and, asc, desc, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { PrescriptionQueue } from '@/contract/constants';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orderLines, orders, prescriptionFiles, products } from '@/server/db/schema';
import type { OrderRow, PrescriptionFileRow } from '@/server/domains/orders/orders.repo';

/** An order whose goods have not left can still get its prescription. */
const OPEN: OrderState[] = ['pending_payment', 'approved', 'picking'];

/** Whether a file was sent as the prescription of an order. */
export const isPrescriptionSent = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(prescriptionFiles)
      .where(eq(prescriptionFiles.orderId, orders.id)),
  );

/** Whether an order is in a part of the queue. */
export function conditionOfQueue(db: Db, brandId: string, queue: PrescriptionQueue): SQL | undefined {
  const own = eq(orders.brandId, brandId);
  if (queue === 'aceitas') return and(own, eq(orders.prescriptionStatus, 'approved'));
  const isOpen = and(own, inArray(orders.state, OPEN));
  if (queue === 'recusadas') return and(isOpen, eq(orders.prescriptionStatus, 'refused'));
  const isSent = isPrescriptionSent(db);
  const waits = and(isOpen, eq(orders.prescriptionStatus, 'pending'));
  return queue === 'a-conferir' ? and(waits, isSent) : and(waits, not(isSent));
}

/** A page of the queue: the nearest deadline first, what was accepted the newest first. */
export async function listQueue(
  db: Db,
  { brandId, queue, page }: { brandId: string; queue: PrescriptionQueue; page: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = conditionOfQueue(db, brandId, queue);
  const byDeadline = [sql`${orders.prescriptionDueAt} asc nulls last`, asc(orders.createdAt), asc(orders.id)];
  const byVerdict = [sql`${orders.prescriptionJudgedAt} desc nulls last`, desc(orders.id)];
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...(queue === 'aceitas' ? byVerdict : byDeadline))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(orders, where) };
}

/** Files and lines under prescription of some orders. */
export async function listQueueParts(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return { files: [], lines: [] };
  const ids = [...orderIds];
  const files: PrescriptionFileRow[] = await db
    .select()
    .from(prescriptionFiles)
    .where(inArray(prescriptionFiles.orderId, ids))
    .orderBy(desc(prescriptionFiles.sentAt), desc(prescriptionFiles.id));
  const { orderId, title, presentation, quantity, position } = orderLines;
  const lines = await db
    .select({ orderId, title, presentation, quantity })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderId, ids), eq(products.saleClass, 'receita')))
    .orderBy(asc(orderId), asc(position));
  return { files, lines };
}
