import { readCspReport } from '@/server/domains/operations/csp-report';
import { limitByAddress } from '@/server/http/limit-by-address';
import { route } from '@/server/http/route';

/** A broken page reports a few violations; a browser full of extensions, more. */
const REPORTS = { limit: 60, windowSeconds: 600 };

export const operationsRoutes = [
  route('getHealth', async () => ({ status: 'ok' as const })),
  route('getReady', async ({ services }) => services.operations.getReady()),
  route('getMetrics', async ({ services, c }) =>
    services.operations.readMetrics(c.req.header('authorization')),
  ),
  route('createCspReport', async (context) => {
    await limitByAddress(context, 'csp report', REPORTS);
    await context.services.operations.noteViolations(readCspReport(context.input.file.bytes));
    return null;
  }),
];
