import type { Context } from 'hono';
import type { AppEnv } from '@/server/http/route';

/** An answer that is the same for everybody; asked for again each time, so that an edit shows at once. */
export function allowPublicCache(c: Context<AppEnv>) {
  c.header('Cache-Control', 'public, max-age=0, must-revalidate');
}
