import { median } from './page-kinds';
import { runAgain, toolPath } from './tools';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const BYTE_KINDS = ['script', 'stylesheet', 'font', 'image', 'document', 'total'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse's phone (simulated slow 4G, a quarter of the processor) or desktop sees; medians of the runs. */
export interface LighthouseFigures {
  /** Transferred without any interaction, in kB of 1,000 bytes. */
  kB: Record<ByteKind, number>;
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** How fast the machine is by Lighthouse's own short work; more is faster. */
  benchmarkIndex: number;
}

interface Result {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>;
  runtimeError?: { message: string };
  environment?: { benchmarkIndex?: number };
}

interface Summary {
  resourceType: string;
  transferSize: number;
}

const isSummary = (item: unknown): item is Summary =>
  typeof item === 'object' && item !== null && 'resourceType' in item && 'transferSize' in item;

function read({ categories, audits, runtimeError, environment }: Result): LighthouseFigures {
  if (runtimeError) throw new Error(runtimeError.message);
  const sizes = new Map(
    (audits['resource-summary']?.details?.items ?? [])
      .filter(isSummary)
      .map(({ resourceType, transferSize }) => [resourceType, transferSize / 1000]),
  );
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const record = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
  return {
    kB: record(BYTE_KINDS, (kind) => sizes.get(kind) ?? 0),
    scores: record(CATEGORIES, (name) => Math.round((categories[name]?.score ?? NaN) * 100)),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: environment?.benchmarkIndex ?? NaN,
  };
}

interface Runs {
  runs: number;
  browser: string;
  /** Folder of a signed-in browser; its cache of the shop's files is removed before each run. */
  profile?: string;
  /** A phone unless given. */
  screen?: 'phone' | 'desktop';
}

/** Clears a browser folder's cache, and preserves its session and cart. */
const forgetFiles = (profile: string) =>
  Promise.all(
    ['Cache', 'Code Cache', 'Service Worker'].map((name) =>
      rm(join(profile, 'Default', name), { recursive: true, force: true }),
    ),
  );

/** Lighthouse 12, so many runs of one address. */
export async function measureLighthouse(
  url: string,
  { runs, browser, profile, screen = 'phone' }: Runs,
): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
    if (profile) {
      flags.push(`--user-data-dir=${profile}`);
      await forgetFiles(profile);
    }
    const text = await runAgain(
      toolPath('lighthouse'),
      [
        url,
        '--quiet',
        '--output=json',
        '--output-path=stdout',
        `--only-categories=${CATEGORIES.join(',')}`,
        ...(profile ? ['--disable-storage-reset'] : []),
        ...(screen === 'desktop' ? ['--preset=desktop'] : []),
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { CHROME_PATH: browser },
    );
    results.push(read(JSON.parse(text) as Result));
  }
  const of = (pick: (result: LighthouseFigures) => number) => median(results.map(pick));
  const [first] = results;
  if (!first) throw new Error('Lighthouse needs at least one run');
  return {
    kB: Object.fromEntries(BYTE_KINDS.map((kind) => [kind, of(({ kB }) => kB[kind])])) as Record<
      ByteKind,
      number
    >,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name])])) as Record<
      Category,
      number
    >,
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
  };
}
