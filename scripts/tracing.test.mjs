import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TRACING = pathToFileURL(resolve('scripts/steps/tracing.mjs')).href;
/** As the start does it: tracing first, then whatever serves. */
const PRELOAD = `data:text/javascript,${encodeURIComponent(`import { startTracing } from '${TRACING}'; startTracing();`)}`;

const spans = [];
let collector;
let shop;
let dataDir;
let origin;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request));
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(
      ...scopes.flatMap(({ scope, spans: some }) => some.map((span) => ({ ...span, by: scope.name }))),
    );
    response.end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  dataDir = mkdtempSync(join(tmpdir(), 'traced-'));
  // The API alone in a process of its own: modules of this one are loaded and cannot be patched any more.
  shop = fork('bench/kill/serve-orders.ts', {
    execArgv: ['--import', 'tsx', '--import', PRELOAD],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
  const opened = new Promise((done) =>
    shop.on('message', ({ loaded, port }) => (loaded ? shop.send('open') : done(port))),
  );
  origin = `http://127.0.0.1:${await opened}`;
}, 300_000);
afterAll(async () => {
  if (shop && shop.exitCode === null) {
    shop.kill();
    await once(shop, 'exit');
  }
  collector?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const attributeOf = ({ attributes }, key) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it('a request and the queries it makes arrive at the collector as one trace', async () => {
  expect((await fetch(`${origin}/api/category/?locale=pt-BR`)).status).toBe(200);
  const find = () =>
    spans.find((span) => span.by.endsWith('instrumentation-http') && attributeOf(span, 'http.route'));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 30_000 });
  const request = find();
  expect(attributeOf(request, 'http.route')).toBe('/category');
  const queries = spans.filter(
    (span) => span.by.endsWith('instrumentation-pg') && span.traceId === request.traceId,
  );
  expect(queries.length).toBeGreaterThan(0);
  expect(JSON.stringify(queries)).toContain('from \\"categories\\"');
}, 60_000);

it('what a balancer asks every few seconds is not traced', async () => {
  const before = spans.length;
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  expect((await fetch(`${origin}/api/category/`)).status).toBe(200);
  await vi.waitFor(() => expect(spans.length).toBeGreaterThan(before), { timeout: 30_000 });
  expect(JSON.stringify(spans)).not.toContain('/health');
}, 60_000);

it('a start that names no collector loads nothing of it', () => {
  const list = `
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = '';
    await import('./scripts/steps/open-shop.mjs');
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify(loaded.filter((path) => path.includes('@opentelemetry/'))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', list], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([]);
});
