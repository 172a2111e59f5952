import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { takenNow, writeBetween } from '../write-doc';

const Waits = z.object({ p50: z.number(), p95: z.number(), calls: z.number() });
const Step = z.object({
  engine: z.enum(['postgres', 'embedded']),
  /** Products in the catalogue. */
  size: z.number(),
  /** Load average of the last minute, after the pages were requested. */
  load: z.number(),
  fillSeconds: z.number(),
  databaseBytes: z.number(),
  /** Time until the shop is open and its first pages are rendered; without pages of an earlier run, and with them. */
  startSeconds: z.number(),
  restartSeconds: z.number(),
  /** Of the shop's process; the embedded database is in it. */
  memoryIdleMb: z.number(),
  memoryMb: z.number(),
  pageBytes: z.number(),
  pages: z.object({
    productCold: Waits,
    productCached: Waits,
    categoryCold: Waits,
    categoryCached: Waits,
    searchPage: Waits,
    listAnswer: Waits,
    sitemapMs: z.number(),
    sitemapParts: z.number(),
  }),
});
export type Step = z.infer<typeof Step>;

const Searches = z.object({
  measures: z.array(
    z.object({ engine: z.string(), size: z.number(), query: z.string(), p50: z.number(), p95: z.number() }),
  ),
});
type Search = z.infer<typeof Searches>['measures'][number];
const Taken = z.object({ commit: z.string(), date: z.string(), command: z.string() });
const Earlier = z.object({ taken: Taken, steps: z.array(Step) });

const JSON_PATH = join('docs', 'scale.json');
const PLACE = 'docs/performance.md#scale';

const ms = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);
const isOf = (one: { engine: string; size: number }) => (other: { engine: string; size: number }) =>
  one.engine === other.engine && one.size === other.size;

/** The slowest query of a catalogue, as `npm run bench:search` measured it. */
function slowest(searches: readonly Search[], step: Step): string {
  const all = searches.filter(isOf(step)).sort((one, other) => other.p95 - one.p95);
  return all[0] ? ms(all[0]) : '–';
}

const ROWS: readonly [string, (step: Step, searches: readonly Search[]) => string][] = [
  ['product page, never asked for: ms', ({ pages }) => ms(pages.productCold)],
  ['product page, cached: ms', ({ pages }) => ms(pages.productCached)],
  ['category page, never asked for: ms', ({ pages }) => ms(pages.categoryCold)],
  ['category page, cached: ms', ({ pages }) => ms(pages.categoryCached)],
  ['search page, made each time: ms', ({ pages }) => ms(pages.searchPage)],
  ['list of the API: ms', ({ pages }) => ms(pages.listAnswer)],
  ['slowest query of `bench:search`: ms', (step, searches) => slowest(searches, step)],
  ['sitemap, index and first part: ms', ({ pages }) => pages.sitemapMs.toFixed(0)],
  ['parts of the sitemap', ({ pages }) => String(pages.sitemapParts)],
  ['a page on the disk: kB', ({ pageBytes }) => (pageBytes / 1_024).toFixed(0)],
  [
    'all product pages in one language on the disk: MB, computed',
    ({ pageBytes, size }) => megabytes(pageBytes * size),
  ],
  ['database: MB', ({ databaseBytes }) => megabytes(databaseBytes)],
  ['start until its pages are warm: s', ({ startSeconds }) => startSeconds.toFixed(1)],
  ['the same with pages of an earlier run: s', ({ restartSeconds }) => restartSeconds.toFixed(1)],
  [
    'memory after the start / after all calls: MB',
    ({ memoryIdleMb, memoryMb }) => `${memoryIdleMb.toFixed(0)} / ${memoryMb.toFixed(0)}`,
  ],
  ['catalogue made in: s', ({ fillSeconds }) => fillSeconds.toFixed(0)],
  ['load of the machine', ({ load }) => load.toFixed(1)],
];

function table(steps: readonly Step[], searches: readonly Search[]): string {
  const head = `| p50 / p95 | ${steps.map(({ engine, size }) => `${engine} ${size.toLocaleString('en')}`).join(' | ')} |`;
  const line = `| --- |${' ---: |'.repeat(steps.length)}`;
  const rows = ROWS.map(
    ([name, show]) => `| ${[name, ...steps.map((step) => show(step, searches))].join(' | ')} |`,
  );
  return [head, line, ...rows].join('\n');
}

async function readEarlier(): Promise<z.infer<typeof Earlier> | null> {
  try {
    return Earlier.parse(JSON.parse(await readFile(JSON_PATH, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Writes docs/scale.json, beside the catalogues that were not measured this time, and the table of
 * docs/performance.md.
 */
export async function writeReport(now: readonly Step[]): Promise<void> {
  const before = await readEarlier();
  const earlier = before?.steps.filter((one) => !now.some(isOf(one))) ?? [];
  const steps = [...earlier, ...now].sort(
    (one, other) => other.engine.localeCompare(one.engine) || one.size - other.size,
  );
  const searches = Searches.parse(
    JSON.parse(await readFile(join('docs', 'search-scale.json'), 'utf8')),
  ).measures;
  // With figures of an earlier run in it, the table has the age of the oldest.
  const taken = (earlier.length > 0 ? before?.taken : null) ?? takenNow(PLACE);
  await writeFile(JSON_PATH, `${JSON.stringify({ taken, steps }, null, 2)}\n`);
  await writeBetween(PLACE, `One call after the other.\n\n${table(steps, searches)}`, taken);
}
