import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import pino from 'pino';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { logOptions } from './ports/log-options';

const names = Object.keys(endpoints) as EndpointName[];
const WEBHOOK_SECRET = 'a-secret-of-thirty-letters-in-all';
const lines: string[] = [];

let shop: TestApp;
let admin: string;
beforeAll(async () => {
  const log = pino(logOptions('debug'), { write: (line: string) => void lines.push(line) });
  shop = await makeTestApp({ log, env: { GETNET_WEBHOOK_SECRET: WEBHOOK_SECRET } });
  admin = (await makeUser(shop.services, { admin: true })).token;
});
afterAll(() => shop.close());

const send = (method: string, path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  shop.app.request(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${admin}`,
      'idempotency-key': 'a-key-of-this-test',
      'x-webhook-secret': WEBHOOK_SECRET,
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit);

const withBody = names.filter((name) => 'body' in contract[name].input);
const pathOf = (name: EndpointName) => endpoints[name].path.replace(/\{\w+\}/g, 'none');

describe('a body', () => {
  it.each(withBody)('nested a hundred thousand deep is refused by %s', async (name) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of [deep, `{"a":${deep}}`]) {
      const { status } = await send(endpoints[name].method, pathOf(name), body);
      expect(status).toBeLessThan(500);
    }
  });

  it('cannot change what every object is', async () => {
    const hostile = '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}';
    for (const name of withBody) await send(endpoints[name].method, pathOf(name), hostile);
    await send('GET', '/product/?__proto__[admin]=true&constructor.prototype.admin=true', null);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect('admin' in {}).toBe(false);
  });

  it('of twenty megabytes in pieces is refused before it is read to its end', async () => {
    const piece = new Uint8Array(64 * 1024);
    let pieces = 0;
    const stream = () =>
      new ReadableStream({
        pull(controller) {
          pieces += 1;
          controller.enqueue(piece);
          if (pieces * piece.length >= 20 * 1024 * 1024) controller.close();
        },
      });
    const picture = await send('POST', '/media/', stream(), { 'content-type': 'image/png' });
    expect(picture.status).toBe(413);
    expect(pieces * piece.length).toBeLessThan(11 * 1024 * 1024);
    pieces = 0;
    expect((await send('POST', '/auth/login', stream())).status).toBe(413);
    expect(pieces * piece.length).toBeLessThan(1024 * 1024);
  });
});

describe('a line break', () => {
  const FORGED = '\r\n{"level":50,"msg":"forged"}\r\n';

  it('in what a stranger sends begins no line of the log', async () => {
    lines.length = 0;
    await send('GET', `/product/${encodeURIComponent(FORGED)}`, null);
    await send('POST', '/auth/login', JSON.stringify({ email: `a@b.example${FORGED}`, password: FORGED }));
    shop.services.log.error({ path: FORGED, error: new Error(FORGED) }, `broken ${FORGED}`);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.trimEnd().split('\n')).toHaveLength(1);
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
    }
  });

  it('in an address, a name or a header adds no header to an answer', async () => {
    const splits = [
      '\r\nSet-Cookie: a=b',
      '\nSet-Cookie: a=b',
      '%0d%0aSet-Cookie:%20a=b',
      '\u560a\u560dSet-Cookie: a=b',
    ];
    for (const text of splits) {
      const coded = encodeURIComponent(text);
      for (const path of [
        `/redirect/${coded}`,
        `/product/${coded}`,
        `/university/file/${coded}`,
        `/blog/${text}`,
      ]) {
        const { headers } = await send('GET', path, null);
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
  });
});

/** Every regular expression that is written in these folders, with where it stands. */
function listExpressions(folders: readonly string[]): [string, RegExp][] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const path = join(folder, file);
        const found: [string, RegExp][] = [];
        const look = (node: ts.Node) => {
          if (ts.isRegularExpressionLiteral(node)) {
            const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
            found.push([`${path}: ${node.text}`, new RegExp(source, flags)]);
          }
          ts.forEachChild(node, look);
        };
        look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
        return found;
      }),
  );
}

it('no regular expression of ours runs away on a text made for it', () => {
  const expressions = listExpressions(['src/contract', 'src/lib', 'src/server', 'config']);
  expect(expressions.length).toBeGreaterThan(100);
  const signs = [
    'a',
    'A',
    '0',
    ' ',
    '-',
    '.',
    '_',
    '\n',
    '/',
    '*',
    '#',
    '[',
    '(',
    '"',
    '<',
    ',',
    '1.',
    'a-',
    'a ',
    '[](',
    '**',
    '| ',
  ];
  const texts = signs.flatMap((sign) => [
    sign.repeat(3_000),
    `${sign.repeat(3_000)}\u0000!`,
    `a${sign.repeat(3_000)}é`,
  ]);
  const run = new Script('texts.forEach((text) => { expression.lastIndex = 0; expression.exec(text); })');
  const runaways = expressions.filter(([, expression]) => {
    try {
      // A backstop, not a measure: what backtracks without end takes hours.
      run.runInContext(createContext({ texts, expression }), { timeout: 20_000 });
      return false;
    } catch {
      return true;
    }
  });
  expect(runaways.map(([where]) => where)).toEqual([]);
}, 300_000);
