import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeBuyer, statusOf, waitFor } from './buyer';
import type { Finding } from './finding';
import { startShop } from './start-shop';

/** Asked every 5 s, given 20 s, and a second or two to open: no request waits longer than this. */
const LIMIT_MS = 40_000;

/** A second client on the private socket of the embedded database of a shop with this TMPDIR. */
export async function connectEmbedded(temporary: string): Promise<Client> {
  const name = readdirSync(temporary).find((entry) => entry.startsWith('storefront-'));
  if (!name) throw new Error('The embedded database has no socket.');
  const client = new Client({
    host: join(temporary, name),
    port: 5432,
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The thread of the embedded database spins, as it does on a full disk: a query that never ends keeps it so. */
export async function runStuckDatabase(folder: string): Promise<Finding[]> {
  const temporary = join(folder, 'stuck-tmp');
  mkdirSync(temporary);
  const shop = await startShop({ DATA_DIR: join(folder, 'stuck'), DATABASE_URL: '', TMPDIR: temporary });
  const buyer = await makeBuyer(shop.origin);
  for (let count = 0; count < 10; count += 1) await buyer.order();
  const client = await connectEmbedded(temporary);
  const started = performance.now();
  client.query('do $$ begin loop perform 1; end loop; end $$').catch(() => undefined);
  let pages = 0;
  let asked = 0;
  const healed = await waitFor(async () => {
    asked += 1;
    if ((await statusOf(`${shop.origin}/pt-BR/shop`, 2_000)) === 200) pages += 1;
    return (
      (await statusOf(`${shop.origin}/api/category/`, 2_000)) === 200 && performance.now() - started > 1_000
    );
  }, 90_000);
  const again = await buyer.order();
  const lost = await buyer.findLost();
  const code = await shop.stop();
  await client.end().catch(() => undefined);
  return [
    {
      fault: 'database thread stuck',
      figure: `API answers again after ${healed === null ? 'never' : `${(healed / 1000).toFixed(1)} s`}; ${pages} of ${asked} cached pages answered meanwhile; ${lost.length} of ${buyer.acknowledged.length} orders lost`,
      holds:
        healed !== null &&
        healed < LIMIT_MS &&
        pages === asked &&
        again === null &&
        lost.length === 0 &&
        code === 0,
    },
  ];
}
