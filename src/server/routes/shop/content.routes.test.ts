import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import { LOCALES, type Locale } from '@config/locales';
import { readDemoData, type DemoData } from '@/server/seed/demo-data';
import { seedCatalog } from '@/server/seed/seed-catalog';
import { seedContent } from '@/server/seed/seed-content';
import { readFacts } from '@/server/domains/content/brand-facts';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let demo: DemoData;
let database: TestDatabase;
let shops: Map<Brand, TestApp>;
beforeAll(async () => {
  demo = await readDemoData();
  database = await makeTestDatabase();
  await seedCatalog(database.db, demo, new Map(), new Date('2026-11-21T12:00:00Z'));
  await seedContent(database.db, demo, new Map());
  const open = async (brand: Brand) => [brand, await makeTestApp({ brand, database })] as const;
  shops = new Map(await Promise.all(Object.values(BRANDS).map(open)));
});
afterAll(() => database.close());

/** Every answer of the content endpoints, as a browser gets it. */
async function readAll(brand: Brand, locale: Locale): Promise<{ path: string; text: string }[]> {
  const lists = ['/home/', '/testimonials/', '/blog/', '/faq/', '/brand/', '/university/'];
  const pages = [
    ...demo.posts.filter(({ brandIds }) => brandIds.includes(brand.id)).map(({ slug }) => `/blog/${slug}`),
    ...demo.lessons
      .filter(({ access }) => access === 'public')
      .map(({ slug }) => `/university/lesson/${slug}`),
  ];
  const read = async (path: string) => {
    const answer = await shops.get(brand)?.request('GET', `${path}?locale=${locale}`);
    expect([path, answer?.status]).toEqual([path, 200]);
    return { path, text: (await answer?.text()) ?? '' };
  };
  return Promise.all([...lists, '/category/', '/collection/', ...pages].map(read));
}

/** The facts that the texts of a brand name. */
function listNamed(brand: Brand): string[] {
  const texts = [
    ...demo.faq.flatMap(({ questions }) =>
      questions.filter(({ brandIds }) => brandIds.includes(brand.id)).map(({ answer }) => answer),
    ),
    ...demo.brands
      .filter(({ id }) => id === brand.id)
      .flatMap(({ terms, privacy }) => [terms.bodyMarkdown, privacy.bodyMarkdown]),
  ];
  return [...new Set(texts.join('\n').match(/\{\{\w+\}\}/g))];
}

describe.each(Object.values(BRANDS).map((brand) => [brand.id, brand] as const))(
  'what %s answers in its texts',
  (_id, brand) => {
    it.each(LOCALES)('names no fact in %s, but tells it', async (locale) => {
      const answers = await readAll(brand, locale);
      expect(answers.filter(({ text }) => text.includes('{{')).map(({ path }) => path)).toEqual([]);
      const fill = readFacts(brand, locale);
      const named = listNamed(brand);
      expect(named).not.toEqual([]);
      expect(named.filter((name) => /^[\s\u2068\u2069]*$|\{\{/.test(fill(name)))).toEqual([]);
      const all = answers.map(({ text }) => text).join('\n');
      expect(named.filter((name) => !all.includes(fill(name)))).toEqual([]);
    });
  },
);
