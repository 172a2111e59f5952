import { readFile, writeFile } from 'node:fs/promises';
import { takenNow, writeBetween, type Taken } from '../write-doc';
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
  /** Load average of the last minute. */
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
/** The same over a million, on Postgres: lists and searches, suggestions, and the write of one product. */
const HUGE = 1_000_000;
const HUGE_LIMITS = { list: 100, suggest: 30, write: 50 };

function limitOf({ engine, size, query }: Measure): number {
  if (size === LARGEST) return LIMITS[engine] ?? Infinity;
  if (size !== HUGE || engine !== 'postgres') return Infinity;
  if (query.startsWith('suggest')) return HUGE_LIMITS.suggest;
  return query.startsWith('write') ? HUGE_LIMITS.write : HUGE_LIMITS.list;
}

const PLACE = 'docs/search.md#measured';
const JSON_PATH = 'docs/search-scale.json';

const number = (value: number) => value.toLocaleString('en');
const columnOf = ({ engine, size }: { engine: string; size: number }) => `${engine} ${number(size)}`;

/** p50, p95 and processor time of every query (rows) by engine and size (columns), in milliseconds. */
function table(measures: readonly Measure[]): string {
  const columns = [...new Set(measures.map(columnOf))];
  const rows = [...new Set(measures.map(({ query }) => query))].map((query) => {
    const cells = columns.map((column) => {
      const found = measures.find((measure) => measure.query === query && columnOf(measure) === column);
      if (!found) return '';
      const isMissed = found.p95 > limitOf(found);
      const text = `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} (${found.cpu?.toFixed(0) ?? '–'})`;
      return isMissed ? `**${text}**` : text;
    });
    return `| ${[query, ...cells].join(' | ')} |`;
  });
  const head = `| p50 / p95 (CPU) in ms | ${columns.join(' | ')} |`;
  return [head, `| --- |${columns.map(() => ' ---: |').join('')}`, ...rows].join('\n');
}

/** The queries over the largest catalogue that take longer than they may. */
export const missesOf = (measures: readonly Measure[]): string[] =>
  measures
    .filter((measure) => measure.p95 >= limitOf(measure))
    .map(({ engine, size, query, p95 }) => `${engine} ${number(size)}, ${query}: p95 ${p95.toFixed(1)} ms`);

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
  const unchanged = earlier.filter((one) => !now.some(isSame(one)));
  return [...unchanged, ...now].sort(
    (one, other) => other.engine.localeCompare(one.engine) || one.size - other.size,
  );
}

type Earlier = Pick<Report, 'fills' | 'measures'> & { taken?: Taken };

async function readEarlier(): Promise<Earlier> {
  try {
    // Written below.
    return JSON.parse(await readFile(JSON_PATH, 'utf8')) as Earlier;
  } catch {
    return { fills: [], measures: [] };
  }
}

/**
 * Writes the figures to docs/search-scale.json, beside those of catalogues that were not measured this time, and the
 * table between the comments of docs/search.md.
 */
export async function writeReport({ runs, ...now }: Report): Promise<void> {
  const earlier = await readEarlier();
  const fills = merge(earlier.fills, now.fills);
  const measures = merge(earlier.measures, now.measures);
  // With figures of an earlier run in it, the table has the age of the oldest.
  const taken = (fills.length > now.fills.length ? earlier.taken : null) ?? takenNow(PLACE);
  await writeFile(JSON_PATH, `${JSON.stringify({ taken, runs, fills, measures }, null, 2)}\n`);
  const made = fills
    .map((fill) => `${columnOf(fill)} ${fill.seconds} s (${fill.load.toFixed(1)})`)
    .join(', ');
  const text = [
    `${runs} calls a query, one after the other.`,
    `Made in (and the load average of the machine after the queries): ${made}.`,
    verdict(measures),
    table(measures),
  ].join('\n\n');
  await writeBetween(PLACE, text, taken);
}
