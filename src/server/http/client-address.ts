import type { Context } from 'hono';
import type { Env } from '@/env';

interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Where a request comes from, for limits only. `X-Forwarded-For` is believed solely behind the operator's own
 * proxy (TRUSTED_PROXY), and then its last entry: that one the proxy wrote, the others anybody can.
 */
export function readClientAddress(c: Pick<Context, 'env' | 'req'>, env: Pick<Env, 'TRUSTED_PROXY'>): string {
  const forwarded =
    env.TRUSTED_PROXY === 'true' ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress || 'unknown';
}

/** The part of an address that one subscriber holds: the whole of IPv4, the first 64 bits of IPv6. */
export function addressPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address.slice(0, 64);
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':').slice(0, 60)}::/64`;
}
