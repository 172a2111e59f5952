import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { CATALOGUE_LOCALE, LOCALES, type Locale } from '@config/locales';
import { FACTS, readFacts } from '@/server/domains/content/brand-facts';
import { createContentService } from '@/server/domains/content/content.service';
import { createUniversityService } from '@/server/domains/university/university.service';
import { lessons } from '@/server/db/schema/content';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { readDemoData, type DemoData } from './demo-data';
import { seedContent } from './seed-content';

let shop: TestApp;
let demo: DemoData;
beforeAll(async () => {
  shop = await makeTestApp();
  demo = await readDemoData();
  await seedContent(shop.services.db, demo, new Map());
});
afterAll(() => shop.close());

const FOREIGN = LOCALES.filter((locale) => locale !== CATALOGUE_LOCALE);
const factNames = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** What a shopper of a brand reads in another language than their own, by group. */
async function listFallbacks(brandId: keyof typeof BRANDS, locale: Locale): Promise<string[]> {
  const { db } = shop.services;
  const brand = BRANDS[brandId];
  const content = createContentService({ db, brand, clock: shop.clock });
  const missing = (group: string, entries: { key: string; lang: string }[]) =>
    entries.filter(({ lang }) => lang !== locale).map(({ key }) => `${group}/${key}`);
  const posts = await content.listPosts(locale);
  const faq = await content.listFaq(locale);
  const pages = await content.getBrandContent(locale);
  const said = await content.listTestimonials(undefined, locale);
  return [
    ...missing(
      'posts',
      posts.map(({ slug, titleLang }) => ({ key: slug, lang: titleLang })),
    ),
    ...missing(
      'faq',
      faq.flatMap(({ id, titleLang, questions }) => [
        { key: id, lang: titleLang },
        ...questions.map((one) => ({ key: one.id, lang: one.lang })),
      ]),
    ),
    ...missing(
      'testimonials',
      said.map(({ id, lang }) => ({ key: id, lang })),
    ),
    ...missing('brands', [{ key: brandId, lang: pages.lang }]),
  ];
}

describe('the demonstration', () => {
  it.each(FOREIGN)('falls back to Portuguese nowhere for a shopper who reads %s', async (locale) => {
    const found = await Promise.all(
      (Object.keys(BRANDS) as (keyof typeof BRANDS)[]).map((brandId) => listFallbacks(brandId, locale)),
    );
    const { db, lessonFiles, secret } = shop.services;
    const university = createUniversityService({ db, lessonFiles, secret, clock: shop.clock });
    const free = (await university.getUniversity(locale)).lessons;
    expect([
      ...new Set(found.flat()),
      ...free.filter(({ lang }) => lang !== locale).map(({ slug }) => `lessons/${slug}`),
    ]).toEqual([]);
  });

  it.each(FOREIGN)(
    'has every lesson in %s with its whole quiz, and every article and headline with all its texts',
    (locale) => {
      const broken = demo.lessons.filter(({ quiz, translations }) => {
        const own = translations[locale];
        return (
          !own ||
          own.quiz.length !== quiz.length ||
          quiz.some(({ options }, index) => own.quiz[index]?.options.length !== options.length)
        );
      });
      expect(broken.map(({ slug }) => slug)).toEqual([]);
      const fields = ['title', 'excerpt', 'bodyMarkdown'] as const;
      expect(
        demo.posts
          .filter(({ translations }) => fields.some((field) => !translations[locale]?.[field]))
          .map(({ slug }) => slug),
      ).toEqual([]);
      const headlines = demo.brands.flatMap(({ heroHeadlines }) => heroHeadlines);
      expect(
        headlines.filter(({ translations }) => !translations[locale]?.title).map(({ id }) => id),
      ).toEqual([]);
    },
  );

  it.each(FOREIGN)('names the same facts in %s as in Portuguese, and no other than there are', (locale) => {
    const pairs = demo.brands.flatMap(({ id, terms, privacy, translations }) => [
      [`${id}/terms`, terms.bodyMarkdown, translations[locale]?.terms.bodyMarkdown ?? ''] as const,
      [`${id}/privacy`, privacy.bodyMarkdown, translations[locale]?.privacy.bodyMarkdown ?? ''] as const,
    ]);
    const answers = demo.faq.flatMap(({ questions }) =>
      questions.map(
        ({ id, answer, translations }) => [`faq/${id}`, answer, translations[locale]?.answer ?? ''] as const,
      ),
    );
    const all = [...pairs, ...answers];
    const different = all.filter(([, original, own]) => factNames(original).join() !== factNames(own).join());
    expect(
      different.map(
        ([key, original, own]) => `${key}: ${factNames(own).join()} instead of ${factNames(original).join()}`,
      ),
    ).toEqual([]);
    expect(
      all
        .flatMap(([, original]) => factNames(original))
        .filter((name) => !(FACTS as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});

describe('the facts of a brand', () => {
  it.each(LOCALES)('are filled into a text in %s, all of them', (locale) => {
    const filled = readFacts(BRANDS['boa-lida'], locale)(FACTS.map((name) => `{{${name}}}`).join('|'));
    expect(filled).not.toContain('{{');
    expect(filled.split('|').filter((fact) => fact.trim() === '')).toEqual([]);
  });

  it('leave a name that is no fact as it was written', () => {
    expect(readFacts(BRANDS['boa-lida'])('{{toString}} {{nothing}} {{pixMinutes}}')).toBe(
      '{{toString}} {{nothing}} 30 minutos',
    );
  });
});

describe('a lesson whose translation does not fit its quiz', () => {
  it('is read in Portuguese: only the original says which answers are right', async () => {
    const { db, lessonFiles, secret } = shop.services;
    const [row] = await db.select().from(lessons).limit(1);
    if (!row) throw new Error('no lesson');
    const own = row.translations.en;
    if (!own) throw new Error('no translation');
    await db.insert(lessons).values({
      ...row,
      id: 'broken',
      slug: 'broken',
      access: 'public',
      translations: { en: { ...own, quiz: own.quiz.slice(1) } },
    });
    const university = createUniversityService({ db, lessonFiles, secret, clock: shop.clock });
    expect((await university.getLesson('broken', 'en')).lang).toBe('pt-BR');
  });
});
