interface Connection {
  remoteAddress?: string | undefined;
  /** The header `X-Forwarded-For`. */
  forwardedFor?: string | undefined;
  /** Behind the operator's own proxy (TRUSTED_PROXY). */
  isTrusted: boolean;
}

/**
 * The address of a client, for limits only. `X-Forwarded-For` is trusted only behind the operator's own proxy, and then
 * its last entry: the proxy wrote that one; the others may be forged.
 */
export function clientAddress({ remoteAddress, forwardedFor, isTrusted }: Connection): string {
  const forwarded = isTrusted ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || remoteAddress || 'unknown';
}

/**
 * The part of an address that one subscriber has: the whole of IPv4, the first 64 bits of IPv6.
 * @param groups of 16 bits of an IPv6 address to use
 */
export function addressPrefix(address: string, groups = 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address.slice(0, 64);
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array<string>(missing).fill('0'), ...right];
  const network = all.slice(0, groups).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':').slice(0, 60)}::/${String(groups * 16)}`;
}
