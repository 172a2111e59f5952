import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findLateFiles, makeWorkerAnswer } from './steps/service-worker.mjs';

function makeBuild() {
  const dist = join(mkdtempSync(join(tmpdir(), 'worker-')), 'build');
  mkdirSync(dist);
  writeFileSync(join(dist, 'service-worker.js'), 'keeps pages');
  writeFileSync(join(dist, 'service-worker-off.js'), 'leaves');
  vi.stubEnv('NEXT_DIST_DIR', dist);
}

function ask(state, request = {}) {
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const isOwn = makeWorkerAnswer(state)({ url: '/sw.js', method: 'GET', headers: {}, ...request }, response);
  const [status, headers] = response.writeHead.mock.calls[0] ?? [];
  return { isOwn, status, headers, body: response.end.mock.calls[0]?.[0]?.toString() };
}

describe('/sw.js', () => {
  it('is the worker, asked for anew each time, and may ask this shop alone', () => {
    makeBuild();
    expect(ask('on')).toMatchObject({
      isOwn: true,
      status: 200,
      body: 'keeps pages',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
        'X-Service-Worker': 'on',
      },
    });
  });

  it('is the one that leaves, where the switch is off', () => {
    makeBuild();
    expect(ask('off')).toMatchObject({ body: 'leaves', headers: { 'X-Service-Worker': 'off' } });
  });

  it('follows SERVICE_WORKER, and is on where nothing is said', () => {
    makeBuild();
    vi.stubEnv('SERVICE_WORKER', 'off');
    expect(ask().body).toBe('leaves');
    vi.stubEnv('SERVICE_WORKER', '');
    expect(ask().body).toBe('keeps pages');
  });

  it('says by its head alone whether it is wanted', () => {
    makeBuild();
    expect(ask('on', { method: 'HEAD' })).toMatchObject({ status: 200, body: undefined });
  });

  it('is not found, and not wanted, in a build without one', () => {
    vi.stubEnv('NEXT_DIST_DIR', join(tmpdir(), 'no-such-build'));
    expect(ask('on')).toMatchObject({ isOwn: true, status: 404, headers: { 'X-Service-Worker': 'off' } });
  });

  it.each([{ url: '/sw.js/x' }, { url: '/pt-BR/sw.js' }, { method: 'POST' }])(
    'is nothing else: %o',
    (request) => {
      makeBuild();
      expect(ask('on', request).isOwn).toBe(false);
    },
  );
});

describe('the scripts kept beside the offline page', () => {
  it('are those of the parts that are needed without a network, each once', () => {
    const files = findLateFiles({
      'src/shell/drawer-host.tsx -> @/features/cart/cart-drawer-body': {
        id: 1,
        files: ['static/a.js', 'static/b.js'],
      },
      'src/shell/toast-host.tsx -> ./toast-container': { id: 2, files: ['static/a.js'] },
      'src/shell/modal-host.tsx -> @/features/auth/login-view': { id: 3, files: ['static/c.js'] },
    });
    expect(files).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
  });
});
