/**
 * The speed of the shop as a phone and a server see it: bytes by kind, Lighthouse, throughput beside a bare server,
 * clicks, a weak network, interactions, memory.
 *
 *   npm run bench [-- --runs 5] [--write] [--base http://localhost:4000 --paths /,/shop,/product/x [--card 'a.card']] [--short]
 *
 * Builds and starts the shop on data of its own, or measures the one at `--base`. `--write` puts the table into
 * docs/performance.md. Ends with 1 when a budget of bench/speed/budgets.ts is missed.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { isShort, shortOption } from './short';
import { measureClicks, measureWeak } from './speed/measure-clicks';
import { measureInteractions } from './speed/measure-interactions';
import { measureLighthouse } from './speed/measure-lighthouse';
import { measureServer } from './speed/measure-server';
import { openShop } from './speed/open-shop';
import { KINDS, type Kind, type Paths } from './speed/page-kinds';
import { report } from './speed/report';
import { findBrowser, installTools } from './speed/tools';
import { takenNow, writeBetween } from './write-doc';

const PLACE = 'docs/performance.md#measured';
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    base: { type: 'string' },
    paths: { type: 'string' },
    card: { type: 'string' },
    ...shortOption,
  },
});

async function findPaths(origin: string): Promise<Paths> {
  if (values.paths) {
    const [home = '/', list = '/', product = '/'] = values.paths.split(',');
    return { home, list, product };
  }
  const { items } = (await (await fetch(`${origin}/api/product/`)).json()) as { items: { slug: string }[] };
  return { home: '/', list: '/shop', product: `/produtos/${items[0]?.slug ?? ''}` };
}

async function measure(origin: string, memoryMb: () => number | null) {
  const paths = await findPaths(origin);
  const browser = await findBrowser();
  const runs = Number(values.runs);
  const idle = memoryMb();
  const server = await measureServer(origin + paths.product);
  const loaded = memoryMb();
  const pages: Partial<Record<Kind, Awaited<ReturnType<typeof measureLighthouse>>>> = {};
  for (const kind of KINDS) {
    console.log(`Lighthouse: ${kind}, ${runs} runs…`);
    pages[kind] = await measureLighthouse(origin + paths[kind], { runs, browser });
  }
  const { home, list, product } = pages;
  if (!home || !list || !product) throw new Error('A page was not measured');
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  try {
    console.log('Clicks, weak network and interactions…');
    return {
      origin,
      paths,
      runs,
      pages: { home, list, product },
      server,
      clicks: await measureClicks(chrome, origin + paths.list, values.card),
      weak: await measureWeak(chrome, origin + paths.product),
      interactions: values.base ? null : await measureInteractions(chrome, origin + paths.product),
      memoryMb: idle && loaded ? { idle, loaded } : null,
    };
  } finally {
    await chrome.close();
  }
}

/** What needs no Lighthouse and no second server: every click, wait and touch finds its target. */
async function tryInBrowser(origin: string) {
  const { list, product } = await findPaths(origin);
  const chrome = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    console.log(await measureClicks(chrome, origin + list, values.card));
    console.log(await measureWeak(chrome, origin + product));
    console.log(await measureInteractions(chrome, origin + product));
    console.log('Left out: Lighthouse and throughput, whose tools the full run installs.');
  } finally {
    await chrome.close();
  }
}

async function runShort() {
  const shop = await openShop();
  try {
    await tryInBrowser(shop.origin);
  } finally {
    await shop.close();
  }
}

async function main() {
  if (isShort) return runShort();
  await installTools();
  const shop = values.base ? null : await openShop();
  try {
    const figures = await measure(values.base ?? shop?.origin ?? '', () => shop?.memoryMb() ?? null);
    const { text, misses } = report(figures);
    console.log(`\n${text}\n`);
    if (values.write) {
      const taken = takenNow(PLACE);
      await writeBetween(PLACE, text, taken);
      await writeFile('docs/performance.json', `${JSON.stringify({ taken, ...figures }, null, 2)}\n`);
    }
    misses.forEach((line) => console.log(`over budget: ${line}`));
    if (misses.length > 0) process.exitCode = 1;
  } finally {
    await shop?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
