import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { inShort } from '../short';
import type { Finding } from './finding';
import { startShop } from './start-shop';

const CLIENTS = 16;
/** How much memory may grow from its peak in the first fifth to its peak in the last; a short run proves nothing. */
const MOST_GROWTH = inShort(Infinity, 1.15);
const STEPS = 10;

const read = (url: string, agent: Agent) =>
  new Promise<boolean>((resolve) => {
    request(url, { agent }, (answer) => {
      answer.on('data', () => undefined);
      answer.on('error', () => resolve(false));
      answer.on('end', () => resolve((answer.statusCode ?? 500) < 500));
    })
      .on('error', () => resolve(false))
      .end();
  });

/** So many requests of people who browse: every page of the catalogue, in two languages, and searches of many words. */
export async function runMemory(folder: string, requests: number): Promise<Finding[]> {
  const shop = await startShop({ DATA_DIR: join(folder, 'memory'), DATABASE_URL: '' });
  const products: string[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const answer = await fetch(`${shop.origin}/api/product/?pagina=${page}`);
    const { items } = (await answer.json()) as { items: { slug: string }[] };
    if (items.length === 0 || products.includes(items[0]?.slug ?? '')) break;
    products.push(...items.map(({ slug }) => slug));
  }
  const pageOf = (turn: number) => {
    const product = products[turn % products.length] ?? '';
    const kinds = [
      `/pt-BR/produtos/${product}`,
      `/produtos/${product}`,
      `/api/product/${product}?locale=pt-BR`,
      `/pt-BR/buscar?q=${product.split('-')[0] ?? ''}+${turn % 997}`,
      `/api/search/?q=sal+${turn % 1_009}`,
      '/pt-BR/shop',
      `/pt-BR/nao-ha-${turn}`,
    ];
    return shop.origin + (kinds[turn % kinds.length] ?? '/');
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = 0;
  let failed = 0;
  const peaks = Array.from({ length: STEPS }, () => 0);
  const started = performance.now();
  const work = async () => {
    while (next < requests) {
      const turn = next++;
      if (!(await read(pageOf(turn), agent))) failed += 1;
      if (turn % 100 === 0) {
        const step = Math.min(STEPS - 1, Math.floor((turn / requests) * STEPS));
        peaks[step] = Math.max(peaks[step] ?? 0, shop.memoryMb());
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  const minutes = (performance.now() - started) / 60_000;
  agent.destroy();
  const code = await shop.stop();
  const peakOf = (some: number[]) => Math.max(...some);
  const early = peakOf(peaks.slice(0, 2));
  const late = peakOf(peaks.slice(-2));
  return [
    {
      fault: `${requests.toLocaleString('en')} requests of browsing`,
      figure: `peak of memory ${early.toFixed(0)} MB in the first fifth, ${late.toFixed(0)} MB in the last (${peaks.map((mb) => mb.toFixed(0)).join(', ')}); ${failed} failed; ${minutes.toFixed(1)} min`,
      holds: failed === 0 && late <= early * MOST_GROWTH && code === 0,
    },
  ];
}
