import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';

/** A file name for every browser: plain letters first, then the real name (RFC 6266, RFC 5987). */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const coded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/** Files of lessons, outside the contract: a browser opens them without the token of the session. */
export function lessonFileRoutes({ university }: Pick<Services, 'university'>) {
  return new Hono<AppEnv>().get('/university/file/:token', async (c) => {
    const { name, bytes } = await university.getLessonFile(c.req.param('token'));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
