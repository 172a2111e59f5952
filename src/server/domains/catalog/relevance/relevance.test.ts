import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { readDemoData } from '@/server/seed/demo-data';
import { listFallen } from '@/testing/relevance-floors';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import queries from './relevance-queries.json';

/**
 * Searches a farmer types, `[query, ...products of demo/products.json that answer it]`, judged by hand before the
 * search was measured. A name ending in `*` stands for every slug that begins so; `@` names a set. No product at all:
 * the search must find nothing.
 */
const JUDGED: Record<string, readonly string[][]> = queries.judged;
const SETS: Record<string, readonly string[]> = queries.sets;

let database: TestDatabase;
let slugs: string[];
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
  slugs = (await readDemoData()).products.map(({ slug }) => slug);
});
afterAll(() => database.close());

/** @throws Error when a name stands for no product */
function expand(name: string): string[] {
  if (name.startsWith('@')) return (SETS[name.slice(1)] ?? []).flatMap(expand);
  const found = slugs.filter((slug) =>
    name.endsWith('*') ? slug.startsWith(name.slice(0, -1)) : slug === name,
  );
  if (found.length === 0) throw new Error(`${name} is no product`);
  return found;
}

interface Score {
  kind: string;
  query: string;
  /** Share of the first five that answer, of as many as there are. */
  precision: number;
  /** One over the place of the first that answers. */
  reciprocalRank: number;
}

async function judge(kind: string, query: string, relevant: ReadonlySet<string>): Promise<Score> {
  const { items } = await makeCatalog(database.db).listProducts(ProductListQuery.parse({ q: query }));
  const found = items.map(({ slug }) => slug);
  if (relevant.size === 0)
    return { kind, query, precision: Number(found.length === 0), reciprocalRank: Number(found.length === 0) };
  const hits = found.slice(0, 5).filter((slug) => relevant.has(slug)).length;
  const first = found.findIndex((slug) => relevant.has(slug));
  return {
    kind,
    query,
    precision: hits / Math.min(5, relevant.size),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('relevance', () => {
  it('answers the judged queries', async () => {
    const scores: Score[] = [];
    for (const [kind, judged] of Object.entries(JUDGED)) {
      for (const [query = '', ...relevant] of judged)
        scores.push(await judge(kind, query, new Set(relevant.flatMap(expand))));
    }
    const of = (part: readonly Score[]) => ({
      queries: part.length,
      'P@5': mean(part.map(({ precision }) => precision)).toFixed(3),
      MRR: mean(part.map(({ reciprocalRank }) => reciprocalRank)).toFixed(3),
    });
    const kinds = Object.keys(JUDGED).map(
      (kind) => [kind, of(scores.filter((score) => score.kind === kind))] as const,
    );
    console.table({ ...Object.fromEntries(kinds), all: of(scores) });
    if (process.env.RELEVANCE_DETAILS) {
      for (const { kind, query, precision, reciprocalRank } of scores) {
        if (precision < 1 || reciprocalRank < 1)
          console.log(kind, '|', query, precision.toFixed(2), reciprocalRank.toFixed(2));
      }
    }
    expect(scores.length).toBeGreaterThanOrEqual(150);
    const figures = (part: readonly Score[]) => ({
      precision5: mean(part.map(({ precision }) => precision)),
      mrr: mean(part.map(({ reciprocalRank }) => reciprocalRank)),
    });
    const byKind = Object.keys(JUDGED).map(
      (kind) => [kind, figures(scores.filter((score) => score.kind === kind))] as const,
    );
    expect(listFallen('judged by hand', { ...Object.fromEntries(byKind), all: figures(scores) })).toEqual([]);
    // Before lists had facets it was 0.985.
    expect(figures(scores).mrr).toBeGreaterThanOrEqual(0.985);
  });
});
