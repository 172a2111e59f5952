import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

import type { Times } from './measure';

export interface Measure extends Times {
  engine: string;
  /** Products in the catalogue. */
  size: number;
  query: string;
}

/** How a catalogue was made, and how busy the machine was after its queries. */
export interface Fill {
  engine: string;
  size: number;
  seconds: number;
  /** Processes that ran or waited to run in the last minute, on average. */
  load: number;
}

interface Report {
  fills: readonly Fill[];
  measures: readonly Measure[];
  runs: number;
}

/** What the p95 of a query over 100,000 products must stay under, in milliseconds. */
const LIMITS: Record<string, number> = { postgres: 50, embedded: 120 };
const LARGEST = 100_000;

const MARKS = ['<!-- measured -->', '<!-- /measured -->'] as const;

const number = (value: number) => value.toLocaleString('en');
const columnOf = ({ engine, size }: { engine: string; size: number }) => `${engine} ${number(size)}`;

/** p50, p95 and processor time of every query (rows) by engine and size (columns), in milliseconds. */
function table(measures: readonly Measure[]): string {
  const columns = [...new Set(measures.map(columnOf))];
  const rows = [...new Set(measures.map(({ query }) => query))].map((query) => {
    const cells = columns.map((column) => {
      const found = measures.find((measure) => measure.query === query && columnOf(measure) === column);
      if (!found) return '';
      const isMissed = found.size === LARGEST && found.p95 > (LIMITS[found.engine] ?? Infinity);
      const text = `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} (${found.cpu?.toFixed(0) ?? '–'})`;
      return isMissed ? `**${text}**` : text;
    });
    return `| ${[query, ...cells].join(' | ')} |`;
  });
  const head = `| p50 / p95 (CPU) in ms | ${columns.join(' | ')} |`;
  return [head, `| --- |${columns.map(() => ' ---: |').join('')}`, ...rows].join('\n');
}

/** How many queries over the largest catalogue stay under their limit. */
function verdict(measures: readonly Measure[]): string {
  return Object.entries(LIMITS)
    .flatMap(([engine, limit]) => {
      const all = measures.filter((measure) => measure.engine === engine && measure.size === LARGEST);
      if (all.length === 0) return [];
      const met = all.filter(({ p95 }) => p95 < limit).length;
      const worst = Math.max(...all.map(({ p95 }) => p95)).toFixed(1);
      const first = Math.max(...all.map((measure) => measure.first)).toFixed(1);
      return `${engine}: ${met} of ${all.length} queries over ${number(LARGEST)} products have a p95 under ${limit} ms; the slowest ${worst} ms, the slowest first call ${first} ms.`;
    })
    .join('\n');
}

const isSame = (one: { engine: string; size: number }) => (other: { engine: string; size: number }) =>
  one.engine === other.engine && one.size === other.size;

/** These and the earlier ones of other catalogues, Postgres first, small ones first. */
function merge<One extends { engine: string; size: number }>(earlier: readonly One[], now: readonly One[]) {
  const kept = earlier.filter((one) => !now.some(isSame(one)));
  return [...kept, ...now].sort(
    (one, other) => other.engine.localeCompare(one.engine) || one.size - other.size,
  );
}

async function readEarlier(path: string): Promise<Pick<Report, 'fills' | 'measures'>> {
  try {
    // Written below.
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return { fills: [], measures: [] };
  }
}

/**
 * Writes the figures to docs/search-scale.json, beside those of catalogues that were not measured this time, and the
 * table between the marks of docs/search.md.
 */
export async function writeReport({ runs, ...now }: Report): Promise<void> {
  const json = join('docs', 'search-scale.json');
  const earlier = await readEarlier(json);
  const fills = merge(earlier.fills, now.fills);
  const measures = merge(earlier.measures, now.measures);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${runs} calls a query, one after the other`;
  const page = join('docs', 'search.md');
  await writeFile(json, `${JSON.stringify({ machine, fills, measures }, null, 2)}\n`);
  const text = await readFile(page, 'utf8');
  const [before, after] = [text.indexOf(MARKS[0]), text.indexOf(MARKS[1])];
  if (before < 0 || after < before) throw new Error(`${page} lacks the marks around the table`);
  const made = fills
    .map((fill) => `${columnOf(fill)} ${fill.seconds} s (${fill.load.toFixed(1)})`)
    .join(', ');
  const measured = [
    MARKS[0],
    `${machine}.`,
    `Made in (and the load average of the machine after the queries): ${made}.`,
    verdict(measures),
    table(measures),
    '',
  ].join('\n\n');
  await writeFile(page, text.slice(0, before) + measured + text.slice(after));
}
