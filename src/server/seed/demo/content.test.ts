import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { BRANDS } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import { categoryPath, collectionPath } from '@config/routes';
import {
  CreateLessonBody,
  CreatePostBody,
  CreateTestimonialBody,
} from '@/contract/schemas/managed-content';
import brandPages from '../../../../demo/brands-content.json';
import { readDemoData } from '../demo-data';

const { products, categories, collections, posts, lessons, testimonials, faq, brands, synonyms } =
  await readDemoData();
const brandsOf = new Map(products.map(({ slug, brandIds }) => [slug, brandIds]));
const questions = faq.flatMap((section) => section.questions);

/** Why the API would refuse an entry, if staff wrote it in the dashboard; empty when it would not. */
const refusalsOf = (name: string, schema: z.ZodType, body: object) =>
  (schema.safeParse(body).error?.issues ?? []).map(
    ({ path, message }) => `${name} ${path.join('.')}: ${message}`,
  );

const repeatedIn = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it.each(Object.entries({ products, collections, posts, testimonials, questions }))(
  'the %s of the demonstration are shown by brands that exist, and by no brand twice',
  (_what, entries: readonly { id: string; brandIds: string[] }[]) => {
    expect(
      entries
        .filter(
          ({ brandIds }) =>
            repeatedIn(brandIds).length > 0 || brandIds.some((brand) => !Object.hasOwn(BRANDS, brand)),
        )
        .map(({ id }) => id),
    ).toEqual([]);
  },
);

describe('an article of the demonstration', () => {
  it('can be saved in its editor as it is', () => {
    const refusals = posts.flatMap(({ id: _, ...post }) =>
      refusalsOf(post.slug, CreatePostBody, { ...post, picture: null, published: true }),
    );
    expect(refusals).toEqual([]);
  });

  it('tells of paying in the shop only to readers of a brand that sells', () => {
    const quoting = (id: string) => !Object.values(BRANDS).some((brand) => brand.id === id && brand.cartEnabled);
    expect(
      posts
        .filter(({ brandIds, bodyMarkdown }) => brandIds.some(quoting) && /\b(Pix|boleto|carrinho)\b/i.test(bodyMarkdown))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('is of an author who says to be fictitious, or of the editors', () => {
    expect(
      posts
        .filter(({ author }) => !/fictíci[ao]/.test(author.role) && !author.name.startsWith('Redação'))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('has a cover of its own, which no other article has', async () => {
    const covers = await Promise.all(
      posts.map(({ slug }) => readFile(`demo/pictures/scenes/informativo-${slug}.webp`)),
    );
    const hashes = covers.map((cover) => createHash('sha256').update(cover).digest('hex'));
    expect(repeatedIn(hashes)).toEqual([]);
  });

  it('is published already', () => {
    expect(
      posts.filter(({ publishedAt }) => new Date(publishedAt) > new Date()).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('leads to products that exist, and in each of its brands to one that is sold there', () => {
    expect(
      posts.flatMap(({ slug, brandIds, relatedProductSlugs }) => [
        ...relatedProductSlugs.filter((one) => !brandsOf.has(one)).map((one) => `${slug}: ${one}`),
        ...brandIds
          .filter((brand) => !relatedProductSlugs.some((one) => brandsOf.get(one)?.includes(brand)))
          .map((brand) => `${slug} in ${brand}`),
      ]),
    ).toEqual([]);
  });
});

describe('a lesson of the demonstration', () => {
  it('can be saved in its editor as it is', () => {
    const refusals = lessons.flatMap(({ id: _, order, translations: __, ...lesson }) =>
      refusalsOf(lesson.slug, CreateLessonBody, { ...lesson, position: order, published: true }),
    );
    expect(refusals).toEqual([]);
  });

  it('asks questions, with a reason for each answer, and answers that differ', () => {
    expect(
      lessons
        .filter(
          ({ quiz }) =>
            quiz.length === 0 ||
            quiz.some(({ options, explanation }) => repeatedIn(options).length > 0 || explanation === ''),
        )
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('cannot be passed by choosing the same place in each question: no place has more than a third of the right answers', () => {
    const right = lessons.flatMap(({ quiz }) => quiz.map(({ answerIndex }) => answerIndex));
    const share = (place: number) => right.filter((one) => one === place).length / right.length;
    expect([...new Set(right)].filter((place) => share(place) > 1 / 3)).toEqual([]);
  });
});

describe('a testimonial of the demonstration', () => {
  it('can be saved in its form as it is', () => {
    const refusals = testimonials.flatMap(({ id, translations: _, ...testimonial }) =>
      refusalsOf(id, CreateTestimonialBody, { ...testimonial, published: true }),
    );
    expect(refusals).toEqual([]);
  });
});

describe('a question of the demonstration', () => {
  it('has a place of its own on the page, which links lead to', () => {
    expect(repeatedIn([...faq, ...questions].map(({ id }) => id))).toEqual([]);
  });
});

describe('a headline of the demonstration', () => {
  it('leads to a page of the shop; its shelf or collection exists', () => {
    const shelves = [
      ...categories.map(({ slug }) => categoryPath(slug)),
      ...collections.map(({ slug }) => collectionPath(slug)),
    ];
    const isShelf = (href: string) => /^\/(?:categoria|collections)\//.test(href);
    const headlines = brandPages.flatMap(({ heroHeadlines }) => heroHeadlines);
    expect(
      headlines
        .filter(({ ctaHref }) => !/^\/(?!\/)/.test(ctaHref) || (isShelf(ctaHref) && !shelves.includes(ctaHref)))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

/** What the terms and the privacy page of a brand leave out, in every language that they are in. */
function missingFacts(page: 'terms' | 'privacy', facts: readonly string[]) {
  return brands.flatMap(({ id, translations, ...original }) =>
    Object.entries({ 'pt-BR': original, ...translations }).flatMap(([locale, texts]) =>
      facts
        .filter((fact) => !texts[page].bodyMarkdown.includes(fact))
        .map((fact) => `${id} in ${locale}: ${fact}`),
    ),
  );
}

describe('the terms of a brand', () => {
  it('say in every language who sells and where, by which laws, and how long a buyer may withdraw', () => {
    // Decreto 7.962/2013, art. 2, asks for the seller; the consumer code, art. 49, for the days.
    expect(
      missingFacts('terms', ['{{cnpj}}', '{{address}}', '7.962/2013', '49', '{{withdrawalDays}}']),
    ).toEqual([]);
  });

  it('promise an answer within the five days of the decree', () => {
    // Decreto 7.962/2013, art. 4; no fact of the shop, because the law fixes it.
    expect(
      brands.filter(({ terms }) => !terms.bodyMarkdown.includes('cinco dias')).map(({ id }) => id),
    ).toEqual([]);
  });

  it('say that nothing is sold online, where the brand has no cart', () => {
    const known: Record<string, Brand> = BRANDS;
    const catalogues = brands.filter(({ id }) => known[id]?.cartEnabled === false);
    expect(catalogues.length).toBeGreaterThan(0);
    expect(
      catalogues.filter(({ terms }) => !terms.bodyMarkdown.includes('Não há carrinho')).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('the privacy page of a brand', () => {
  it('says in every language who is responsible, by which law, and the 15 days that a full copy may take', () => {
    // Lei 13.709/2018, art. 19.
    expect(missingFacts('privacy', ['{{cnpj}}', '13.709/2018', '15'])).toEqual([]);
  });

  it('names in every language an address for requests', () => {
    expect(missingFacts('privacy', ['@'])).toEqual([]);
  });
});

describe('the words that the search learns from the demonstration', () => {
  it('are corrected once, to another word', () => {
    const { misspellings } = synonyms;
    expect(repeatedIn(misspellings.map(({ wrong }) => wrong))).toEqual([]);
    expect(misspellings.filter(({ wrong, right }) => right === '' || right === wrong)).toEqual([]);
  });

  it('stand in a group of synonyms once', () => {
    expect(
      synonyms.groups.filter(({ terms }) => repeatedIn(terms).length > 0).map(({ id }) => id),
    ).toEqual([]);
  });
});
