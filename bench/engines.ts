/**
 * First paint and the click on a card in Chromium, Firefox ESR and WebKitGTK, on a first visit, with nothing throttled.
 *
 *   npm run bench:engines [-- --runs 11] [--screens folder] [--write] [--short]
 *
 * Ends with 1 when another engine takes more than 1.5 times as long as Chromium. `--screens` writes what each engine shows
 * of four pages instead; `--write` puts the table into docs/browsers.md.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ENGINES } from '../scripts/engines/engines.mjs';
import { SetupFault } from '../scripts/steps/environment.mjs';
import { openChromium, openFirefox } from './engines/open-playwright';
import { openWebKit } from './engines/open-webkit';
import { ask, openPage, type Engine, type Tab } from './engines/tab';
import { takeScreens } from './engines/take-screens';
import { inShort, isShort, shortOption } from './short';
import { CARD, PAGE_SHIM, watchTap, type TapFigures } from './speed/measure-clicks';
import { openShop } from './speed/open-shop';
import { median } from './speed/page-kinds';
import { takenNow, writeBetween } from './write-doc';

const PLACE = 'docs/browsers.md#speed';
const MOST_TIMES = 1.5;
const SETTLE_MS = 2_000;
const PAGES = { home: '/pt-BR', list: '/pt-BR/shop', product: '/pt-BR/produtos/pasto-forte-seca-ureia' };
const OPENERS: Partial<Record<string, (env: Record<string, string>) => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: inShort('1', '11') },
    screens: { type: 'string' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});

/** Medians in milliseconds, by the name of a row. */
type Figures = Record<string, number>;

async function inTab<Result>(engine: Engine, work: (tab: Tab) => Promise<Result>): Promise<Result> {
  const tab = await engine.openTab();
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
}

/** An origin's process is started by its first page: that is not the shop's work. */
const WARMING = '/robots.txt';

const measurePaint = (engine: Engine, address: string) =>
  inTab(engine, async (tab) => {
    await tab.load(new URL(WARMING, address).href);
    await tab.load(address);
    return ask<number>(
      tab,
      `return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null`,
    );
  });

const measureClick = (engine: Engine, address: string) =>
  inTab(engine, async (tab) => {
    await openPage(tab, address);
    await wait(SETTLE_MS);
    await tab.run(`${PAGE_SHIM} (${watchTap.toString()})()`);
    const [x, y] = await tab.run<[number, number]>(`
      const { x, y, width, height } = document.querySelector('${CARD}').getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round)`);
    await tab.press(x, y);
    return ask<TapFigures>(tab, `return window.tap.wholeMs === undefined ? null : window.tap`);
  });

async function measure(engine: Engine, origin: string): Promise<Figures> {
  const times: Record<string, number[]> = {};
  const note = (row: string, ms: number) => (times[row] ??= []).push(ms);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [page, path] of Object.entries(PAGES))
      note(`first paint of the ${page}`, await measurePaint(engine, origin + path));
    const { headingMs, completeMs } = await measureClick(engine, origin + PAGES.list);
    note('click on a card to its heading', headingMs);
    note('click on a card to price and button', completeMs);
  }
  return Object.fromEntries(Object.entries(times).map(([row, all]) => [row, median(all)]));
}

/** What an engine needs, or null in a short run that cannot have it, or does not take it. */
async function bring({ id, name, bring: find }: (typeof ENGINES)[number]) {
  if (isShort && id === 'webkit') {
    console.log(`Left out: ${name}.`);
    return null;
  }
  try {
    return await find();
  } catch (fault) {
    if (!isShort || !(fault instanceof SetupFault)) throw fault;
    console.log(`Left out: ${name}. ${fault.message}`);
    return null;
  }
}

function writeTable(measured: Map<string, Figures>): { table: string; slowest: number } {
  const [first = {}] = measured.values();
  let slowest = 0;
  const cell = (row: string, figures: Figures) => {
    const [ms = NaN, ours = NaN] = [figures[row], first[row]];
    slowest = Math.max(slowest, ms / ours);
    return figures === first ? `${Math.round(ms)} ms` : `${Math.round(ms)} ms (${(ms / ours).toFixed(2)} ×)`;
  };
  const rows = Object.keys(first).map((row) => [row, ...[...measured.values()].map((one) => cell(row, one))]);
  const head = ['median', ...measured.keys()];
  const lines = [head, ['---', ...[...measured.keys()].map(() => '---:')], ...rows];
  return { table: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), slowest };
}

async function main() {
  const taken = values.write ? takenNow(PLACE) : null;
  const shop = await openShop({ SERVICE_WORKER: 'off' });
  const measured = new Map<string, Figures>();
  try {
    for (const one of ENGINES) {
      const open = OPENERS[one.id];
      const env = open && (await bring(one));
      if (!env) continue;
      console.log(`… ${one.name}`);
      const engine = await open(env);
      try {
        const { origin } = shop;
        const folder = values.screens;
        if (folder) await inTab(engine, (tab) => takeScreens(tab, { origin, folder, name: one.id }));
        else measured.set(one.name, await measure(engine, origin));
      } finally {
        await engine.close();
      }
    }
  } finally {
    await shop.close();
  }
  if (values.screens) return;
  const { table, slowest } = writeTable(measured);
  console.log(table);
  if (taken) await writeBetween(PLACE, table, taken);
  if (slowest > MOST_TIMES && !isShort) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
