import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { mediaDirectory } from '@/server/db/seed/media';
import { notFound } from '@/server/kernel/fault';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Names that the pipeline writes, and no others: nothing in them can leave the folder. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,180}-\d{2,5}\.(avif|webp|jpg)$/;

/** Stored pictures. A name carries the hash of its content, so that an answer never goes stale. */
export function mediaRoutes({ env }: Pick<Services, 'env'>) {
  const directory = mediaDirectory(env);
  return new Hono<AppEnv>().get('/media/:file', async (c) => {
    const file = c.req.param('file');
    const type = TYPES[FILE_NAME.exec(file)?.[1] ?? ''];
    if (!type) throw notFound('Picture');
    const body = await readFile(join(directory, file)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound('Picture');
      throw error;
    });
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
