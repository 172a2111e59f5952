import { Hono } from 'hono';
import { notFound } from '@/server/kernel/fault';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Only names that the pipeline writes: nothing in them can leave the folder. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,180}-\d{2,5}\.(avif|webp|jpg)$/;

/** Stored pictures. A name carries the hash of its content, so that an answer never goes stale. */
export function mediaRoutes({ pictures }: Pick<Services, 'pictures'>) {
  return new Hono<AppEnv>().get('/media/:file', async (c) => {
    const file = c.req.param('file');
    const type = TYPES[FILE_NAME.exec(file)?.[1] ?? ''];
    if (!type) throw notFound('Picture');
    const body = await pictures.read(file);
    if (!body) throw notFound('Picture');
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
