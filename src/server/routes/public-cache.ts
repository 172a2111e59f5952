import type { Context } from 'hono';
import type { AppEnv } from '@/server/http/route';

/**
 * An answer that is the same for everybody; asked for again each time, so that an edit shows at once, unless it may
 * be `maxAgeSeconds` old.
 */
export function allowPublicCache(c: Context<AppEnv>, maxAgeSeconds = 0) {
  c.header('Cache-Control', `public, max-age=${maxAgeSeconds}, must-revalidate`);
}
