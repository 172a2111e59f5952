import { cpus, loadavg } from 'node:os';
import {
  BYTE_BUDGETS,
  CLICK_BUDGETS,
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
  /** One text for each page, or one for all. */
  cells: string[];
  /** What is over its budget. */
  misses: string[];
}

/** A figure beside its budget; bold when it is over it. */
function compare(name: string, value: number, budget: number, isMore: boolean, digits = 0) {
  const text = value.toFixed(digits);
  const isMissed = isMore ? value < budget : Number(text) > budget;
  return {
    cell: `${isMissed ? `**${text}**` : text} / ${budget}`,
    misses: isMissed ? [`${name}: ${text}, the budget is ${budget}`] : [],
  };
}

function perPage(name: string, of: (kind: Kind) => ReturnType<typeof compare>): Line {
  const all = KINDS.map(of);
  return { name, cells: all.map(({ cell }) => cell), misses: all.flatMap(({ misses }) => misses) };
}

function pageLines({ pages }: SpeedFigures): Line[] {
  const bytes = (['script', 'stylesheet', 'font', 'document', 'image', 'total'] as const).map((kind) =>
    perPage(`${kind} kB`, (page) =>
      compare(`${page} ${kind} kB`, pages[page].kB[kind], BYTE_BUDGETS[page][kind], false),
    ),
  );
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
    perPage(`Lighthouse ${name}`, (page) =>
      compare(`${page} ${name}`, pages[page].scores[name], SCORE_BUDGETS[name], true),
    ),
  );
  const times = (
    [
      ['LCP ms', 'lcpMs', 0],
      ['TBT ms', 'tbtMs', 0],
      ['CLS', 'cls', 3],
    ] as const
  ).map(([name, key, digits]) =>
    perPage(name, (page) =>
      compare(`${page} ${name}`, pages[page][key], TIME_BUDGETS[page][key], false, digits),
    ),
  );
  return [...bytes, ...scores, ...times];
}

function otherLines({ clicks, weak, interactions }: SpeedFigures): Line[] {
  const line = (name: string, value: number, budget: number): Line => {
    const { cell, misses } = compare(name, value, budget, false);
    return { name, cells: [cell], misses };
  };
  return [
    line('card to heading, ms', clicks.plainMs, CLICK_BUDGETS.plainMs),
    line('the same with reduced motion, ms', clicks.reducedMotionMs, CLICK_BUDGETS.reducedMotionMs),
    line('the same at 4× CPU and fast 3G, ms', clicks.slowPhoneMs, CLICK_BUDGETS.slowPhoneMs),
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
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}, load average at the end ${(loadavg()[0] ?? 0).toFixed(1)}. Lighthouse: median of ${figures.runs}. Each figure beside its budget; what is over it is bold.`,
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
