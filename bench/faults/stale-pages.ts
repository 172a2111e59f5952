import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { POSTGRES_SERVER } from '../buyers/find-postgres';
import { inShort } from '../short';
import { statusOf, waitFor } from './buyer';
import { openLine } from './cut-line';
import type { Finding } from './finding';
import { startShop } from './start-shop';

const FRESH_MS = inShort(90_000, 10_000);
const AWAY_MS = inShort(4_000, 45_000);
const DIST = process.env.NEXT_DIST_DIR || '.next';

async function onServer(url: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes every rendered page an hour old, on disk; the next start knows no other copy. @returns their files */
function agePages(): string[] {
  const folder = join(DIST, 'server', 'route-cache');
  const then = new Date(Date.now() - 3_600_000);
  const files: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      utimesSync(join(entry.parentPath, entry.name), then, then);
      files.push(entry.name);
    }
  return files;
}

/**
 * The database of the API goes away while pages are due to be revalidated. A real Postgres behind a proxy that is cut:
 * the API answers 503, the rendered pages stay, and show what was saved soon after it is back.
 */
export async function runStalePages(folder: string): Promise<Finding[]> {
  const name = `f_stale_${process.pid}`;
  await onServer(POSTGRES_SERVER, `create database ${name}`);
  const direct = new URL(POSTGRES_SERVER);
  direct.pathname = name;
  const line = await openLine(direct.hostname, Number(direct.port || 5432));
  const through = new URL(direct);
  through.hostname = '127.0.0.1';
  through.port = String(line.port);
  const env = { DATABASE_URL: through.href, DATA_DIR: join(folder, 'stale') };
  try {
    const first = await startShop(env);
    const products = await onServer(
      direct.href,
      `select slug, title from products where published and 'boa-lida' = any(brand_ids) order by slug`,
    );
    const [product] = products;
    if (!product) throw new Error('The shop has no products.');
    const known = [
      '/pt-BR',
      '/pt-BR/shop',
      `/pt-BR/produtos/${product.slug}`,
      '/pt-BR/categoria/bovinos-de-corte',
    ];
    for (const path of known) await statusOf(first.origin + path, 30_000);
    await first.stop();
    const made = agePages();
    const unseen = products.find(({ slug }) => !made.some((file) => file.includes(`${slug}.`)));
    if (!unseen) throw new Error('Every product was made already.');

    const shop = await startShop(env);
    await line.cut();
    const api = await statusOf(`${shop.origin}/api/product/`, 10_000);
    const marked = `${product.title} renovado`;
    await onServer(direct.href, 'update products set title = $1 where slug = $2', [marked, product.slug]);
    const started = performance.now();
    const statuses: number[] = [];
    while (performance.now() - started < AWAY_MS) {
      for (const path of known) statuses.push(await statusOf(shop.origin + path, 10_000));
      await pause(500);
    }
    const answer = await fetch(`${shop.origin}/pt-BR/produtos/${unseen.slug}`);
    const isDesigned = answer.status === 500 && /<h1/.test(await answer.text());
    await line.mend();
    const fresh = await waitFor(
      async () =>
        (await (await fetch(`${shop.origin}/pt-BR/produtos/${product.slug}`)).text()).includes(marked),
      90_000,
    );
    const later = await statusOf(`${shop.origin}/pt-BR/produtos/${unseen.slug}`, 10_000);
    const code = await shop.stop();
    const bad = statuses.filter((status) => status !== 200).length;
    return [
      {
        fault: 'API answers 503 while pages are due',
        figure: `API ${api}; ${statuses.length - bad} of ${statuses.length} pages answered 200 in ${AWAY_MS / 1000} s; one never seen answers ${answer.status} with ${isDesigned ? 'the designed page' : 'NO designed page'}, ${later} afterwards; fresh ${fresh === null ? 'never' : `${(fresh / 1000).toFixed(1)} s`} after the database was back`,
        holds:
          api === 503 &&
          bad === 0 &&
          isDesigned &&
          later === 200 &&
          fresh !== null &&
          fresh < FRESH_MS &&
          code === 0,
      },
    ];
  } finally {
    await line.cut().catch(() => undefined);
    await onServer(POSTGRES_SERVER, `drop database ${name} with (force)`);
  }
}
