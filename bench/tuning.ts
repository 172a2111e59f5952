/**
 * What each tuning of config/tuning is worth: builds the shop with all of them, without each one, and with none, and
 * measures first and main paint, blocking, bytes of script, the click on a card at a quarter of the processor on fast
 * 3G, and requests a second.
 *
 *   npm run bench:tuning [-- --runs 5] [--write] [--short]
 *
 * `--write` puts the table into docs/performance.md. It judges nothing: people do, by the table.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import tuning from '../config/tuning/index.js';
import { isShort, shortOption } from './short';
import { measureClicks } from './speed/measure-clicks';
import { measureLighthouse, type LighthouseFigures } from './speed/measure-lighthouse';
import { measureServer } from './speed/measure-server';
import { openShop } from './speed/open-shop';
import { KINDS, type Kind } from './speed/page-kinds';
import { findBrowser, installTools } from './speed/tools';
import { takenNow, writeBetween } from './write-doc';

const PLACE = 'docs/performance.md#tuning';
const PATHS: Record<Kind, string> = { home: '/', list: '/shop', product: '/produtos/pasto-forte-seca-ureia' };
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});

interface Figures {
  pages: Partial<Record<Kind, LighthouseFigures>>;
  clickMs: number;
  perSecond: number | null;
}

/** Builds by name: the value of `TUNING`. */
function listBuilds(): [name: string, taken: string][] {
  const all = Object.values(tuning.TUNINGS);
  return [
    ['all', all.join()],
    ...all.map((one): [string, string] => [
      `without ${one}`,
      all.filter((other) => other !== one).join() || 'off',
    ]),
    ['none (stock)', 'off'],
  ];
}

async function measure(env: Record<string, string>): Promise<Figures> {
  const browser = await findBrowser();
  const shop = await openShop(env);
  try {
    const pages: Figures['pages'] = {};
    const runs = Number(values.runs);
    // Lighthouse and the load are installed by the full run.
    if (!isShort)
      for (const kind of KINDS)
        pages[kind] = await measureLighthouse(shop.origin + PATHS[kind], { runs, browser });
    const perSecond = isShort ? null : (await measureServer(shop.origin + PATHS.product)).shop.perSecond;
    const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
    try {
      const { slowPhone } = await measureClicks(chrome, shop.origin + PATHS.list);
      return { pages, clickMs: slowPhone.headingMs, perSecond };
    } finally {
      await chrome.close();
    }
  } finally {
    await shop.close();
  }
}

const round = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : Math.round(value).toLocaleString('en');

function row(name: string, { pages, clickMs, perSecond }: Figures) {
  const of = (read: (figures: LighthouseFigures) => number) =>
    KINDS.map((kind) => round(pages[kind] && read(pages[kind]))).join(' / ');
  const cells = [
    name,
    of(({ fcpMs }) => fcpMs),
    of(({ lcpMs }) => lcpMs),
    of(({ tbtMs }) => tbtMs),
    of(({ kB }) => kB.script),
    of(({ kB }) => kB.document),
    of(({ scores }) => scores.performance),
    round(clickMs),
    round(perSecond),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| build | first paint ms | main paint ms | blocking ms | script kB | document kB | score | click ms | pages/s |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

async function main() {
  if (!isShort) await installTools();
  const rows: string[] = [];
  const builds = isShort ? listBuilds().slice(-1) : listBuilds();
  for (const [index, [name, taken]] of builds.entries()) {
    const env = { TUNING: taken, NEXT_DIST_DIR: `.next-tuning-${String(index)}` };
    try {
      console.log(`Building: ${name} (TUNING=${taken})`);
      const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
        env: { ...process.env, ...env },
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`The build "${name}" failed`);
      rows.push(row(name, await measure(env)));
      console.log(rows.at(-1));
    } finally {
      rmSync(env.NEXT_DIST_DIR, { recursive: true, force: true });
    }
  }
  const text = [
    `Home / list / product, Lighthouse's phone, median of ${values.runs}; click from a card to the product's heading at a quarter of the processor on fast 3G, median of 5; pages a second over 50 connections.`,
    '',
    ...HEAD,
    ...rows,
  ].join('\n');
  console.log(`\n${text}\n`);
  if (values.write) await writeBetween(PLACE, text, takenNow(PLACE));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
