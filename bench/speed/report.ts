import { loadavg } from 'node:os';
import {
  BYTE_BUDGETS,
  CLICK_BUDGETS,
  FRAME_MS,
  INTERACTION_BUDGET_MS,
  SCORE_BUDGETS,
  TIME_BUDGETS,
  WEAK_BUDGETS,
} from './budgets';
import type { ClickFigures } from './measure-clicks';
import type { InteractionFigures } from './measure-interactions';
import type { LighthouseFigures } from './measure-lighthouse';
import type { Throughput } from './measure-server';
import { KINDS, type Kind, type Paths } from './page-kinds';

export interface SpeedFigures {
  origin: string;
  paths: Paths;
  /** Runs of Lighthouse of each page. */
  runs: number;
  pages: Record<Kind, LighthouseFigures>;
  server: { shop: Throughput; bare: Throughput };
  clicks: ClickFigures;
  weak: { firstMs: number; secondMs: number };
  /** Null for another shop. */
  interactions: InteractionFigures | null;
  /** Of the whole process, the embedded database included; megabytes. */
  memoryMb: { idle: number; loaded: number } | null;
}

interface Line {
  name: string;
  /** One text for each page, or one for all of them. */
  cells: string[];
  /** What is over its budget. */
  misses: string[];
}

/** A figure beside its budget, if it has one; bold when it is over it. */
export function compare(
  name: string,
  value: number,
  budget: number | undefined,
  { isMore = false, digits = 0 } = {},
) {
  const text = value.toFixed(digits);
  if (budget === undefined) return { cell: text, misses: [] };
  const isMissed = isMore ? value < budget : Number(text) > budget;
  return {
    cell: `${isMissed ? `**${text}**` : text} / ${budget}`,
    misses: isMissed ? [`${name}: ${text}, the budget is ${budget}`] : [],
  };
}

/** What was measured of the pages, a line for each figure and a cell for each page. */
function pageLines({ pages }: SpeedFigures): Line[] {
  const perPage = (
    name: string,
    of: (page: Kind) => [value: number, budget: number | undefined],
    options: Parameters<typeof compare>[3] = {},
  ): Line => {
    const all = KINDS.map((page) => compare(`${page} ${name}`, ...of(page), options));
    return { name, cells: all.map(({ cell }) => cell), misses: all.flatMap(({ misses }) => misses) };
  };
  const bytes = ['script', 'stylesheet', 'font', 'document', 'image', 'total'] as const;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  return [
    ...bytes.map((kind) => perPage(`${kind} kB`, (page) => [pages[page].kB[kind], BYTE_BUDGETS[page][kind]])),
    ...scores.map((name) =>
      perPage(`Lighthouse ${name}`, (page) => [pages[page].scores[name], SCORE_BUDGETS[name]], {
        isMore: true,
      }),
    ),
    perPage('LCP ms', (page) => [pages[page].lcpMs, TIME_BUDGETS[page].lcpMs]),
    perPage('TBT ms', (page) => [pages[page].tbtMs, TIME_BUDGETS[page].tbtMs]),
    perPage('CLS', (page) => [pages[page].cls, TIME_BUDGETS[page].cls], { digits: 3 }),
    perPage('benchmark index of the machine', (page) => [pages[page].benchmarkIndex, undefined]),
  ];
}

const CLICKS = [
  ['plain', 'first tap on a card to the heading'],
  ['reducedMotion', 'with reduced motion'],
  ['slowPhone', 'at 4× CPU and fast 3G'],
  ['warmSlowPhone', 'at 4× CPU and fast 3G, scrolled before'],
] as const;

function otherLines({ clicks, weak, interactions }: SpeedFigures): Line[] {
  const line = (name: string, value: number, budget: number): Line => {
    const { cell, misses } = compare(name, value, budget);
    return { name, cells: [cell], misses };
  };
  return [
    ...CLICKS.flatMap(([kind, name]) => [
      line(`${name}, ms`, clicks[kind].headingMs, CLICK_BUDGETS[kind]),
      line('to price and button, ms', clicks[kind].completeMs, CLICK_BUDGETS[kind] + FRAME_MS),
      {
        name: 'to the last part of the page, ms',
        cells: [String(Math.round(clicks[kind].wholeMs))],
        misses: [],
      },
    ]),
    line('product readable at 400 kbit/s, 400 ms, first visit, ms', weak.firstMs, WEAK_BUDGETS.firstMs),
    line('the same, second visit, ms', weak.secondMs, WEAK_BUDGETS.secondMs),
    ...Object.entries(interactions ?? {}).map(([name, value]: [string, number]) =>
      line(`${name.replace(/Ms$/, '')} to next paint at 4× CPU, ms`, value, INTERACTION_BUDGET_MS),
    ),
  ];
}

/** Everything that was measured, as Markdown; what is over its budget in bold, and listed. */
export function report(figures: SpeedFigures): { text: string; misses: string[] } {
  const pages = pageLines(figures);
  const others = otherLines(figures);
  const { shop, bare } = figures.server;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    `Load average at the end ${(loadavg()[0] ?? 0).toFixed(1)}. Lighthouse: median of ${figures.runs}. Each figure beside its budget; what is over it is bold.`,
    '',
    row(['', ...KINDS]),
    row(['---', ...KINDS.map(() => '---:')]),
    ...pages.map(({ name, cells }) => row([name, ...cells])),
    '',
    row(['', 'measured / budget']),
    row(['---', '---:']),
    ...others.map(({ name, cells }) => row([name, ...cells])),
    '',
    row(['50 connections, product page, gzip', 'requests/s', 'p99 ms', 'failures']),
    row(['---', '---:', '---:', '---:']),
    row(['the shop', shop.perSecond.toFixed(0), shop.p99Ms.toFixed(0), String(shop.failures)]),
    row([
      'the same bytes, bare Node',
      bare.perSecond.toFixed(0),
      bare.p99Ms.toFixed(0),
      String(bare.failures),
    ]),
    ...(figures.memoryMb
      ? [
          '',
          `Memory of the process, the embedded database included: ${figures.memoryMb.idle.toFixed(0)} MB before the load, ${figures.memoryMb.loaded.toFixed(0)} MB after it.`,
        ]
      : []),
  ].join('\n');
  return { text, misses: [...pages, ...others].flatMap(({ misses }) => misses) };
}
