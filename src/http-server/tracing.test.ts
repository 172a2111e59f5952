import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hideAddresses } from './hide-addresses';
import { listen } from './testing/listen';

/**
 * As the start does it: tracing first, then what serves. Bundled, because threads of that process load it too, without
 * tsx; beside the packages, because it imports them.
 */
const PRELOAD = resolve(`node_modules/.cache/start-tracing-${process.pid}.mjs`);

const bundlePreload = () =>
  build({
    stdin: {
      contents: "import { startTracing } from './tracing'; startTracing('storefront');",
      resolveDir: 'src/http-server',
    },
    outfile: PRELOAD,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.looseObject({ traceId: z.string(), attributes: z.array(Attribute) });
const Scope = z.object({ scope: z.object({ name: z.string() }), spans: z.array(Span) });
const Export = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(Scope) })) });

const spans: (z.infer<typeof Span> & { by: string })[] = [];
let collector: Server | undefined;
let shop: ChildProcess | undefined;
let dataDir: string;
let origin: string;

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { resourceSpans } = Export.parse(JSON.parse(await text(request)));
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(
      ...scopes.flatMap(({ scope, spans: some }) => some.map((span) => ({ ...span, by: scope.name }))),
    );
    response.end('{}');
  };
  collector = createServer((request, response) => void take(request, response));
  const port = await listen(collector);
  dataDir = mkdtempSync(join(tmpdir(), 'traced-'));
  await bundlePreload();
  // The API alone in a process of its own: modules of this one are loaded and cannot be patched any more.
  const child = fork('bench/kill/serve-orders.ts', {
    execArgv: ['--import', 'tsx', '--import', pathToFileURL(PRELOAD).href],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
  shop = child;
  const opened = new Promise<number | undefined>((done) =>
    child.on('message', (message) => {
      const { loaded, port: own } = Word.parse(message);
      if (loaded) child.send('open');
      else done(own);
    }),
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
  rmSync(PRELOAD, { force: true });
});

const Word = z.object({ loaded: z.boolean().optional(), port: z.number().optional() });

const attributeOf = ({ attributes }: z.infer<typeof Span>, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it('a request and the queries it makes arrive at the collector as one trace', async () => {
  expect((await fetch(`${origin}/api/category/?locale=pt-BR`)).status).toBe(200);
  const find = () =>
    spans.find((span) => span.by.endsWith('instrumentation-http') && attributeOf(span, 'http.route'));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 30_000 });
  const request = find();
  expect(request && attributeOf(request, 'http.route')).toBe('/category');
  const queries = spans.filter(
    (span) => span.by.endsWith('instrumentation-pg') && span.traceId === request?.traceId,
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

it('neither tokens of links nor the secret of notices leave with a trace', async () => {
  const paths = ['webhook/acquirer', 'university/file', 'order/prescription_file', 'order/boleto'];
  for (const path of paths) await fetch(`${origin}/api/${path}/geheim-in-path?token=geheim-in-query`);
  await fetch(`${origin}/api/order/BL-7K2M9Q`);
  await fetch(`${origin}/api/category/?token=geheim-in-query`);
  const shown = [...paths.map((path) => `/api/${path}/:token`), '/api/order/:number'];
  const seen = () => spans.map((span) => attributeOf(span, 'url.path'));
  await vi.waitFor(() => expect(seen()).toEqual(expect.arrayContaining(shown)), { timeout: 30_000 });
  const queried = () => spans.some((span) => attributeOf(span, 'url.query') === '');
  await vi.waitFor(() => expect(queried()).toBe(true), { timeout: 30_000 });
  expect(JSON.stringify(spans)).not.toMatch(/geheim|BL-7K2M9Q/);
}, 60_000);

it('what Next says of an address is hidden as well', () => {
  const attributes = {
    'http.target': '/redefinir?token=geheim',
    'http.url': 'http://localhost:3000/_next/data/b/pt-BR/order.json?number=BL-7K2M9Q',
    'next.span_name': 'GET /api/webhook/acquirer/geheim',
    'http.route': '/category',
  };
  hideAddresses(attributes);
  expect(attributes).toEqual({
    'http.target': '/redefinir',
    'http.url': 'http://localhost:3000/_next/data/b/pt-BR/order.json',
    'next.span_name': 'GET /api/webhook/acquirer/:token',
    'http.route': '/category',
  });
});

it('a start that names no collector loads nothing of it', () => {
  const list = `
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = '';
    const { tsImport } = await import('tsx/esm/api');
    await tsImport('./src/http-server/main.ts', ${JSON.stringify(pathToFileURL(resolve('package.json')).href)});
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify(loaded.filter((path) => path.includes('@opentelemetry/'))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', list], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([]);
});
