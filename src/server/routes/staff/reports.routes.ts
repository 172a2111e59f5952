import { shopDateOf } from '@/lib/time/business-days';
import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route, type RouteContext } from '@/server/http/route';

/** Few, because a table exports personal data and is expensive to write. */
export const TABLES_PER_USER = { limit: 20, windowSeconds: 3_600 };

type TableName = 'exportOrders' | 'exportUsers' | 'exportLeads';

/** Counts the table and names its download. @throws Fault RATE_LIMITED */
async function beginTable(context: RouteContext<TableName>, name: string): Promise<void> {
  await limitByUser(context, 'table', TABLES_PER_USER);
  const day = shopDateOf(context.services.clock.now());
  context.c.header('Content-Disposition', `attachment; filename="${name}-${day}.csv"`);
}

export const reportsRoutes = [
  route('getReport', ({ input, services }) => services.reports.getReport(input.query)),
  route('listAuditEntries', (context) =>
    context.services.reports.listAuditEntries(context.input.query, requireUser(context)),
  ),
  route('changeOrderStates', (context) =>
    context.services.orders.changeOrderStates(context.input.body, requireUser(context)),
  ),
  route('exportOrders', async (context) => {
    await beginTable(context, 'pedidos');
    return context.services.orders.exportOrders(context.input.query, requireUser(context));
  }),
  route('exportUsers', async (context) => {
    await beginTable(context, 'usuarios');
    return context.services.people.exportUsers(requireUser(context), context.input.query);
  }),
  route('exportLeads', async (context) => {
    await beginTable(context, 'mensagens');
    return context.services.leads.exportLeads(context.input.query, requireUser(context));
  }),
];
