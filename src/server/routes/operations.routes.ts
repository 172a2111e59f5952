import { sql } from 'drizzle-orm';
import { route } from '@/server/http/route';

export const operationsRoutes = [
  route('getHealth', async () => ({ status: 'ok' as const })),
  route('getReady', async ({ services }) => {
    await services.db.execute(sql`select 1`);
    return { status: 'ready' as const };
  }),
];
