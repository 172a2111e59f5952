import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLocale } from '@config/locales';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { readDemoData } from '@/server/seed/demo-data';
import {
  expandJudgement,
  halfOf,
  scoreSearch,
  summarizeScores,
  type JudgedScore,
} from '@/testing/judged-searches';
import { listFallen } from '@/testing/relevance-floors';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import relevance from './relevance-queries.json';
import strangers from './stranger-queries.json';

/**
 * Searches the way farmers, dealers and foreigners write, by language and kind, judged by hand before the search was
 * tuned to any of them. Half of them, by a hash of the text, is for tuning: `STRANGERS=tuning` measures that half and
 * names its misses. The other half is reported in figures only and its misses are never printed.
 */
const JUDGED: Record<string, Record<string, readonly string[][]>> = strangers.judged;
const SETS: Record<string, readonly string[]> = { ...relevance.sets, ...strangers.sets };
const half = process.env.STRANGERS === 'tuning' ? 'tuning' : 'held back';

/** What each language must reach on either half, whatever the floors beside this file say. */
const LEAST: Record<string, { success5: number; mrr: number }> = {
  'pt-BR': { success5: 0.95, mrr: 0.9 },
  en: { success5: 0.95, mrr: 0.9 },
  es: { success5: 0.95, mrr: 0.9 },
  ar: { success5: 0.9, mrr: 0.85 },
  he: { success5: 0.9, mrr: 0.85 },
};

let database: TestDatabase;
let slugs: string[];
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
  slugs = (await readDemoData()).products.map(({ slug }) => slug);
});
afterAll(() => database.close());

async function judge(language: string, kind: string, query: string, right: ReadonlySet<string>) {
  const locale = isLocale(language) ? language : undefined;
  const { items } = await makeCatalog(database.db).listProducts(ProductListQuery.parse({ q: query, locale }));
  return scoreSearch(
    { language, kind, query },
    right,
    items.map(({ slug }) => slug),
  );
}

const toRow = (scores: readonly JudgedScore[]) =>
  Object.fromEntries(
    Object.entries(summarizeScores(scores)).map(([name, value]) => [
      name,
      name === 'queries' ? value : value.toFixed(3),
    ]),
  );

describe('searches of strangers', () => {
  it('are answered in five languages, on the half that nothing was tuned to', async () => {
    const scores: JudgedScore[] = [];
    for (const [language, kinds] of Object.entries(JUDGED))
      for (const [kind, queries] of Object.entries(kinds))
        for (const [query = '', ...names] of queries) {
          if (halfOf(query) !== half) continue;
          const right = names.flatMap((name) => expandJudgement(name, slugs, SETS));
          scores.push(await judge(language, kind, query, new Set(right)));
        }
    const ofKind = Object.entries(JUDGED).flatMap(([language, kinds]) =>
      Object.keys(kinds).map((kind) => ({ language, kind })),
    );
    console.table({
      ...Object.fromEntries(
        ofKind.map(({ language, kind }) => [
          `${language} ${kind}`,
          toRow(scores.filter((score) => score.language === language && score.kind === kind)),
        ]),
      ),
      ...Object.fromEntries(
        Object.keys(JUDGED).map((language) => [
          `${language} (all)`,
          toRow(scores.filter((score) => score.language === language)),
        ]),
      ),
      all: toRow(scores),
    });
    if (half === 'tuning')
      for (const { language, kind, query, isAnswerable, firstRight, isEmpty, ndcgAt10 } of scores)
        if (isAnswerable ? firstRight !== 1 || ndcgAt10 < 0.5 : !isEmpty)
          console.log(
            `${language} ${kind} | ${query} | ${firstRight} | ${ndcgAt10.toFixed(2)} ${isEmpty ? 'empty' : ''}`,
          );
    expect(scores.length).toBeGreaterThan(250);
    const figures = (part: readonly JudgedScore[]) => {
      const { success1, success5, mrr, ndcg10, empty, nothing, queries } = summarizeScores(part);
      return {
        ...(queries > 0 && { success1, success5, mrr, ndcg10, empty }),
        ...(queries < part.length && { nothing }),
      };
    };
    const parts = [
      ...ofKind.map(({ language, kind }) => ({
        name: `${language} ${kind}`,
        part: scores.filter((score) => score.language === language && score.kind === kind),
      })),
      ...Object.keys(JUDGED).map((language) => ({
        name: language,
        part: scores.filter((score) => score.language === language),
      })),
      { name: 'all', part: scores },
    ];
    const measured = parts.flatMap(({ name, part }) =>
      part.length > 0 ? [[name, figures(part)] as const] : [],
    );
    expect(listFallen(`strangers, ${half}`, Object.fromEntries(measured))).toEqual([]);
    for (const [language, least] of Object.entries(LEAST)) {
      const { success5, mrr, empty } = summarizeScores(scores.filter((score) => score.language === language));
      expect(success5, `${language}: success at 5`).toBeGreaterThanOrEqual(least.success5);
      expect(mrr, `${language}: MRR`).toBeGreaterThanOrEqual(least.mrr);
      expect(empty, `${language}: empty pages`).toBeLessThanOrEqual(0.02);
    }
  }, 180_000);
});
