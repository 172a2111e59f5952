import { Hono } from 'hono';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPrefix } from '@/lib/client-address';
import { readClientAddress } from './client-address';

async function addressSeen(proxy: 'true' | 'false', headers: Record<string, string>, remoteAddress?: string) {
  const app = new Hono().get('/', (c) => c.text(readClientAddress(c, { TRUSTED_PROXY: proxy })));
  const answer = await app.request(
    '/',
    { headers },
    remoteAddress ? { incoming: { socket: { remoteAddress } } } : undefined,
  );
  return answer.text();
}

describe('the client address', () => {
  it('is the connection’s, whatever the header claims', async () => {
    expect(await addressSeen('false', { 'x-forwarded-for': '1.1.1.1' }, '9.9.9.9')).toBe('9.9.9.9');
    expect(await addressSeen('false', {})).toBe('unknown');
  });

  it('is what the trusted proxy wrote last', async () => {
    expect(await addressSeen('true', { 'x-forwarded-for': 'forged, 1.1.1.1' }, '9.9.9.9')).toBe('1.1.1.1');
    expect(await addressSeen('true', {}, '9.9.9.9')).toBe('9.9.9.9');
  });
});

describe('the address prefix', () => {
  it.each([
    ['187.10.0.1', '187.10.0.1'],
    ['::ffff:187.10.0.1', '187.10.0.1'],
    ['2804:14c:5b:9a2b:1:2:3:4', '2804:14c:5b:9a2b::/64'],
    ['2804:014c:005b:9a2b::1', '2804:14c:5b:9a2b::/64'],
    ['2804::1', '2804:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, prefix) => {
    expect(addressPrefix(address)).toBe(prefix);
  });

  it('is one for a whole /64 and short for any text', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, (network, a, b) => {
        expect(addressPrefix(`${network}:${a}`)).toBe(addressPrefix(`${network}:${b}`));
      }),
    );
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => addressPrefix(text).length <= 70));
  });
});
