import type { ParsedInput } from '@/contract/contract';
import { auditExport } from '@/server/domains/audit/audit-export';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { writeTable } from '@/server/tables/write-table';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { listOrderIds, loadListedOrders } from './order-list.repo';
import { ORDER_COLUMNS } from './order-table';

/** The orders of a list as CSV, for a user with `orders.read`, who sees documents (`viewOrder`). The export is audited. */
export async function exportOrders(
  { db, brand, clock }: OrderContext,
  filters: ParsedInput<'exportOrders'>['query'],
  user: SessionUser,
): Promise<string> {
  const { csv, rows } = await writeTable({
    columns: ORDER_COLUMNS,
    listIds: (limit) => listOrderIds(db, { ...filters, brandId: brand.id }, limit),
    load: (ids) => loadListedOrders(db, ids),
  });
  await auditExport(db, { entity: 'order', filters, rows, actorId: user.id, at: clock.now() });
  return csv;
}
