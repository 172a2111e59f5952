import type { Context } from 'hono';
import type { Env } from '@/env';

/**
 * The host of the shop's own pages: that of SITE_URL, else the one the request was sent to. `X-Forwarded-Host` is
 * trusted only behind the operator's own proxy (TRUSTED_PROXY), and then its last entry.
 */
export function readSiteHost(
  c: Pick<Context, 'req'>,
  { SITE_URL, TRUSTED_PROXY }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY'>,
): string | undefined {
  if (SITE_URL) return new URL(SITE_URL).host;
  const forwarded =
    TRUSTED_PROXY === 'true' ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || c.req.header('host');
}
