import type { Context } from 'hono';
import type { Env } from '@/env';
import { clientAddress } from '@/lib/client-address';

interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Where a request of the API comes from. */
export const readClientAddress = (c: Pick<Context, 'env' | 'req'>, env: Pick<Env, 'TRUSTED_PROXY'>): string =>
  clientAddress({
    remoteAddress: (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    isTrusted: env.TRUSTED_PROXY === 'true',
  });
