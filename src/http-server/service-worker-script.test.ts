import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkerScript } from './service-worker-script';
import { readServerSettings } from './settings';
import { answer } from './testing/answer';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(dist, 'service-worker.js'), 'stores pages');
  writeFileSync(join(dist, 'service-worker-off.js'), 'leaves');
});

function ask(state: 'on' | 'off', request: { url?: string; method?: string } = {}, folder = dist) {
  const { body, ...rest } = answer(createWorkerScript(folder, state), { url: '/sw.js', ...request });
  return { ...rest, body: body?.toString() };
}

describe('/sw.js', () => {
  it('is the worker, asked for again each time, and may ask this shop alone', () => {
    expect(ask('on')).toMatchObject({
      isOwn: true,
      status: 200,
      body: 'stores pages',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
        'X-Service-Worker': 'on',
      },
    });
  });

  it('is the one that leaves, where the switch is off', () => {
    expect(ask('off')).toMatchObject({ body: 'leaves', headers: { 'X-Service-Worker': 'off' } });
  });

  it('follows SERVICE_WORKER, and is on where nothing is said', () => {
    const stateOf = (SERVICE_WORKER: string) => readServerSettings({ SERVICE_WORKER }).SERVICE_WORKER;
    expect(ask(stateOf('off')).body).toBe('leaves');
    expect(ask(stateOf('')).body).toBe('stores pages');
  });

  it('says by its head alone whether it is wanted', () => {
    expect(ask('on', { method: 'HEAD' })).toMatchObject({ status: 200, body: undefined });
  });

  it('is not found, and not wanted, in a build without one', () => {
    expect(ask('on', {}, join(tmpdir(), 'no-such-build'))).toMatchObject({
      isOwn: true,
      status: 404,
      headers: { 'X-Service-Worker': 'off' },
    });
  });

  it.each([{ url: '/sw.js/x' }, { url: '/pt-BR/sw.js' }, { method: 'POST' }])(
    'is nothing else: %o',
    (request) => {
      expect(ask('on', request).isOwn).toBe(false);
    },
  );
});
