/**
 * A crowd of one address: 150 connections ask without a pause, for products that do not exist, then to sign in and are
 * refused, while another address asks for pages and of the API. What the others wait is measured.
 *
 *   npm run bench:crowd -- [--seconds 30] [--short] [--base http://127.0.0.1:3000] [--write]
 *
 * Without `--base` it builds and starts the shop itself, as an operator does, on a new embedded database. `--short` takes
 * some seconds, and there no client may be refused, however long it takes. The clients come from 127.0.0.2 and 127.0.0.3, so the shop must be on this machine. Ends with 1 when the
 * others wait more than 500 ms at p95 or are refused. `--write` puts the table into docs/performance.md.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Asked } from './crowd/ask';
import { CONNECTIONS, startCrowd } from './crowd/crowd';
import { browseAsOneClient } from './crowd/polite';
import { BUDGET_MS, crowdTable, missesOf, type Phase } from './crowd/report';
import { inShort, shortOption } from './short';
import { openShop } from './speed/open-shop';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: inShort('2', '30') },
    ...shortOption,
    base: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const CROWD = '127.0.0.2';
const OTHERS = '127.0.0.3';

const unknownProduct = (turn: number): Asked => ({ path: `/pt-BR/produtos/nao-existe-${turn}` });
const refusedSignIn = (turn: number): Asked => ({
  method: 'POST',
  path: '/api/auth/login',
  body: { email: `ninguem.${turn % 500}@cliente.example`, password: 'a senha que nao era 7' },
});

/** Pages that are cached, one that never is, and what they ask of the API. */
async function listPaths(origin: string) {
  const { items } = z
    .object({ items: z.array(z.object({ slug: z.string() })) })
    .parse(await (await fetch(`${origin}/api/product/`)).json());
  const slug = items[0]?.slug ?? '';
  return {
    pages: ['/pt-BR', '/pt-BR/shop', `/pt-BR/produtos/${slug}`, '/pt-BR/buscar?q=sal', '/pt-BR/entrar'],
    api: ['/api/product/', `/api/product/${slug}`, '/api/category/', '/api/search/suggestions?q=sal'],
  };
}

async function main() {
  const shop = values.base ? null : await openShop();
  const origin = (values.base ?? shop?.origin ?? '').replace('localhost', '127.0.0.1');
  try {
    const paths = await listPaths(origin);
    const play = async (name: string, next?: (turn: number) => Asked): Promise<Phase> => {
      const crowd = next && startCrowd(origin, CROWD, next);
      const [pages, api] = await Promise.all([
        browseAsOneClient(origin, OTHERS, paths.pages, seconds * 1_000),
        browseAsOneClient(origin, OTHERS, paths.api, seconds * 1_000),
      ]);
      return { name, pages, api, answers: (await crowd?.stop()) ?? new Map(), seconds };
    };
    await browseAsOneClient(origin, OTHERS, [...paths.pages, ...paths.api], 3_000);
    const phases = [
      await play('nothing'),
      await play('unknown products', unknownProduct),
      await play('refused sign-ins', refusedSignIn),
    ];
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const text = `${CONNECTIONS} connections of one address, ${seconds} s each, milliseconds of another address; load of the machine at the end ${load}.\n\n${crowdTable(phases)}`;
    console.log(`\n${text}\n`);
    if (values.write) await writeBetween('docs/performance.md#crowd', text);
    const misses = missesOf(phases);
    misses.forEach((miss) => console.log(`over ${BUDGET_MS} ms or failed: ${miss}`));
    if (misses.length > 0) process.exitCode = 1;
  } finally {
    await shop?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
