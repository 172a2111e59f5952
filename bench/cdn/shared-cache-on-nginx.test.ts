import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { hasProgram } from '../has-program';
import { freePort } from '../speed/free-port';

const isThere = hasProgram('nginx');
const skipped = isThere ? '' : ' (SKIPPED: there is no nginx here)';
const LOOK_MS = 50;

/** A shared cache that goes by the headers alone, as docs/cdn.md tells a CDN to. */
const configOf = (folder: string, port: number, shopPort: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  proxy_cache_path ${folder}/cache keys_zone=cdn:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${shopPort};
      proxy_cache cdn;
      proxy_cache_background_update on;
      proxy_cache_bypass $http_authorization;
      proxy_no_cache $http_authorization;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;

describe.skipIf(!isThere)(`a shared cache that goes by the headers of the API${skipped}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-nginx-'));
  let shop: TestApp;
  let origin: Server;
  let nginx: ChildProcess;
  let base: string;

  beforeAll(async () => {
    shop = await makeTestApp({ env: { CDN: 'cloudflare' } });
    await makeProduct(shop.services.db, { title: 'Antes', slug: 'sal' });
    const shopPort = await freePort();
    origin = serve({ fetch: shop.app.fetch, port: shopPort, hostname: '127.0.0.1' }) as Server;
    const port = await freePort();
    base = `http://127.0.0.1:${port}/api`;
    mkdirSync(join(folder, 'cache'));
    writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, shopPort));
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    while (!(await fetch(`${base}/health`).catch(() => null))) await pause(LOOK_MS);
  });
  afterAll(async () => {
    const gone = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await gone;
    origin.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${base}${path}`, { headers });
    return { cache: response.headers.get('x-cache'), status: response.status, text: await response.text() };
  };

  it('stores a product, and not what is asked for by a person', async () => {
    const { token } = await makeUser(shop.services);
    expect(await ask('/product/sal?locale=pt-BR', token)).toMatchObject({ cache: 'BYPASS', status: 200 });
    expect(await ask('/product/sal?locale=pt-BR')).toMatchObject({ cache: 'MISS', status: 200 });
    await shop.services.db.update(products).set({ title: 'Depois' }).where(eq(products.slug, 'sal'));
    expect(await ask('/product/sal?locale=pt-BR')).toMatchObject({
      cache: 'HIT',
      text: expect.stringContaining('Antes') as string,
    });
    expect((await ask('/product/sal?locale=pt-BR', token)).text).toContain('Depois');
  });

  it.each(['/search/?q=sal&locale=pt-BR', '/product/unknown', '/user/self', '/health'])(
    'does not store %s',
    async (path) => {
      await ask(path);
      expect((await ask(path)).cache).toBe('MISS');
    },
  );

  it('shows what it has while the shop is gone', async () => {
    await ask('/category/?locale=pt-BR');
    origin.close();
    origin.closeAllConnections();
    expect(await ask('/category/?locale=pt-BR')).toMatchObject({ cache: 'HIT', status: 200 });
    expect((await ask('/user/self')).status).toBe(502);
  });
});
