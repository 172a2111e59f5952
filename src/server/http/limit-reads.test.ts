import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { Fault } from '@/server/kernel/fault';
import { limitReads } from './limit-reads';
import type { AppEnv } from './route';

function makeShop(proxy: 'true' | 'false' = 'false') {
  const clock = { current: 0, now: () => new Date(clock.current) };
  const env = readEnv({ NODE_ENV: 'test', TRUSTED_PROXY: proxy });
  const app = new Hono<AppEnv>().use(limitReads({ env, clock }, { burst: 3, perSecond: 2 }));
  app.all('*', (c) => c.text('yes'));
  app.onError((error, c) =>
    c.text(
      String(error instanceof Fault && error.extra.retryAfterSeconds),
      error instanceof Fault ? 429 : 500,
    ),
  );
  const ask = async (
    remoteAddress: string,
    { path = '/api/product/', method = 'GET', forwarded = '' } = {},
  ) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
    const answer = await app.request(path, { method, headers }, { incoming: { socket: { remoteAddress } } });
    return answer.status;
  };
  const askFiveTimes = async (...call: Parameters<typeof ask>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push(await ask(...call));
    return statuses;
  };
  return { clock, ask, askFiveTimes };
}

const ALL = [200, 200, 200, 200, 200];
const THREE = [200, 200, 200, 429, 429];

describe('what one address reads of the API', () => {
  it('is limited, and allowed again as time goes by', async () => {
    const { clock, ask, askFiveTimes } = makeShop();
    expect(await askFiveTimes('200.1.2.3')).toEqual(THREE);
    expect(await ask('200.1.2.4')).toBe(200);
    clock.current = 500;
    expect([await ask('200.1.2.3'), await ask('200.1.2.3')]).toEqual([200, 429]);
  });

  it('is counted for a whole IPv6 subscriber', async () => {
    const { ask, askFiveTimes } = makeShop();
    expect(await askFiveTimes('2804:14c:5b:9a2b::1')).toEqual(THREE);
    expect(await ask('2804:14c:5b:9a2b:ffff::2')).toBe(429);
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.7', '172.18.0.2', '192.168.1.9', 'fd00::1'])(
    'has no limit for %s while no proxy is trusted: it may be one, with everybody behind it',
    async (address) => {
      expect(await makeShop().askFiveTimes(address)).toEqual(ALL);
    },
  );

  it('is counted by the client behind a trusted proxy', async () => {
    const { ask, askFiveTimes } = makeShop('true');
    expect(await askFiveTimes('10.0.0.7', { forwarded: 'forged, 200.1.2.3' })).toEqual(THREE);
    expect(await ask('10.0.0.7', { forwarded: '200.1.2.4' })).toBe(200);
  });

  it('counts neither writes nor pictures', async () => {
    const { askFiveTimes } = makeShop();
    expect(await askFiveTimes('200.1.2.3', { method: 'POST' })).toEqual(ALL);
    expect(await askFiveTimes('200.1.2.3', { path: '/api/media/a.avif' })).toEqual(ALL);
  });
});
