import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBuyer } from './buyer';
import { inShort } from '../short';
import type { Finding } from './finding';
import { startShop } from './start-shop';

const LOAD_MS = inShort(2_000, 10_000);

interface Tally {
  answered: number;
  /** The port was closed: nothing was sent, another instance would be asked. */
  notAccepted: number;
  /** A keep-alive connection closed before a byte of the answer came: a proxy asks another instance by itself then. */
  closedWhileIdle: number;
  /** An answer that began and did not end, or an error. */
  failed: string[];
}

/** One request over a keep-alive connection. */
function ask(origin: string, path: string, agent: Agent, tally: Tally): Promise<boolean> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const sent = request(origin + path, { agent }, (answer) => {
      hasBegun = true;
      answer.on('data', () => undefined);
      answer.on('error', (error) => done(error));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        if (!answer.complete || status >= 500) tally.failed.push(`${path} ${status}`);
        else tally.answered += 1;
        resolve(true);
      });
    });
    const done = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') tally.notAccepted += 1;
      else if (sent.reusedSocket && !hasBegun) tally.closedWhileIdle += 1;
      else tally.failed.push(`${path} ${error.code ?? error.message}`);
      resolve(false);
    };
    sent.on('error', done);
    sent.end();
  });
}

/** Clients with keep-alive connections read pages and the API, and one orders, while the shop is told to stop. */
export async function runDrain(folder: string, clients: number): Promise<Finding[]> {
  const data = join(folder, 'drain');
  const shop = await startShop({ DATA_DIR: data, DATABASE_URL: '' });
  const buyer = await makeBuyer(shop.origin);
  const paths = [
    '/pt-BR/shop',
    '/api/product/',
    '/pt-BR',
    '/api/category/',
    '/api/search/?q=sal',
    '/pt-BR/buscar?q=sal',
  ];
  for (const path of paths) await (await fetch(shop.origin + path)).arrayBuffer();
  const tally: Tally = { answered: 0, notAccepted: 0, closedWhileIdle: 0, failed: [] };
  let isOver = false;
  const read = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = index; !isOver; turn += 1)
      if (!(await ask(shop.origin, paths[turn % paths.length] ?? '/', agent, tally)) && tally.notAccepted > 0)
        break;
    agent.destroy();
  };
  const refusals: string[] = [];
  const buy = async () => {
    while (!isOver) {
      const code = await buyer.order();
      // `NETWORK`: the port is closed, or the fetch of Node lost an idle connection.
      if (code && code !== 'NETWORK') refusals.push(code);
      if (code) break;
    }
  };
  const working = Promise.all([...Array.from({ length: clients }, (_, index) => read(index)), buy()]);
  await pause(LOAD_MS);
  const started = performance.now();
  const code = await shop.stop();
  const took = performance.now() - started;
  isOver = true;
  await working;
  const hasLock = existsSync(join(data, 'db.lock'));
  const again = await startShop({ DATA_DIR: data, DATABASE_URL: '' });
  const { length: lost } = await buyer.findLost(again.origin);
  await again.stop();
  return [
    {
      fault: 'SIGTERM under load, one instance',
      figure: `${tally.answered} answers to ${clients} clients, ${tally.failed.length} cut or failed${tally.failed.length > 0 ? ` (${[...new Set(tally.failed)].join(', ')})` : ''}, ${tally.closedWhileIdle} idle connections closed; exit ${code} after ${(took / 1000).toFixed(1)} s, lock ${hasLock ? 'LEFT' : 'gone'}; ${lost} of ${buyer.acknowledged.length} acknowledged orders lost${refusals.length > 0 ? `, refused: ${refusals.join(', ')}` : ''}`,
      holds: tally.failed.length === 0 && refusals.length === 0 && code === 0 && !hasLock && lost === 0,
    },
  ];
}
