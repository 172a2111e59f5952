import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { SPECIES } from '@config/species';
import { NEEDS, PHASES, SEASONS } from '@/contract/list-options';
import { Product, Review } from '@/contract/schemas/catalog';
import { BrandContent } from '@/contract/schemas/content';
import { Money, Slug } from '@/contract/schemas/primitives';
import { EMPTY_FACTS, SHOWN_FACTS } from '@/contract/schemas/product-facts';
import {
  DemoTranslation,
  TRANSLATED,
  Translations,
  withBrandTexts,
  withTexts,
  type TranslatedLocale,
} from './demo-translations';

const BrandIds = z.array(z.string()).min(1);

const DemoCategory = z.object({
  id: z.string(),
  slug: Slug,
  name: z.string(),
  species: z.string(),
  order: z.int(),
  intro: z.string(),
  seoDescription: z.string(),
  translations: Translations,
});

const DemoCollection = z.object({
  id: z.string(),
  slug: Slug,
  title: z.string(),
  text: z.string(),
  validity: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    months: z.array(z.int().min(1).max(12)),
    label: z.string(),
  }),
  brandIds: BrandIds,
  productSlugs: z.array(Slug),
  translations: Translations,
  /** By brand id and language. */
  brandTexts: z.record(z.string(), z.partialRecord(z.enum(LOCALES), z.string())).optional(),
});

const DemoVariation = z.object({
  id: z.string(),
  type: z.enum(['base', 'variation']),
  sku: z.string(),
  gtin13: z.string().nullable(),
  presentation: z.string(),
  netWeightGrams: z.int().positive().nullish(),
  netVolumeMl: z.int().positive().nullish(),
  shippingWeightGrams: z.int().positive(),
  dimensionsCm: z.object({ l: z.number(), w: z.number(), h: z.number() }),
  price: Money.positive(),
  salePrice: Money.positive().nullable(),
  visibility: z.object({ buyOnlyLinhaBranca: z.boolean() }),
  stock: z.int().min(0),
});

export const DemoProduct = z.object({
  id: z.string(),
  slug: Slug,
  brandIds: BrandIds,
  categories: z.array(Slug).min(1),
  collectionId: z.string().nullable(),
  displayInfo: z.object({
    title: z.string(),
    subtitle: z.string(),
    summary: z.string(),
    description: z.string(),
    highlights: z.array(z.string()),
    species: z.array(z.enum(SPECIES)).min(1),
    stage: z.string(),
    phases: z.array(z.enum(PHASES)),
    seasons: z.array(z.enum(SEASONS)),
    needs: z.array(z.enum(NEEDS)),
  }),
  translations: Translations,
  regulatory: Product.shape.regulatory,
  ...SHOWN_FACTS,
  variations: z.array(DemoVariation).min(1),
  hardcodedReviews: Product.shape.hardcodedReviews,
  hardcodedReviewsScore: Product.shape.hardcodedReviewsScore,
  reviews: z.array(Review.omit({ id: true })),
  flags: z.object({
    featured: z.boolean(),
    bestSeller: z.boolean(),
    newArrival: z.boolean(),
    flashSaleHours: z.number().positive().nullable(),
  }),
  relatedSlugs: z.array(Slug),
  packshot: z.object({ lineName: z.string() }),
});
export type DemoProduct = z.infer<typeof DemoProduct>;

const DemoPost = z.object({
  id: z.string(),
  slug: Slug,
  title: z.string(),
  excerpt: z.string(),
  author: z.object({ name: z.string(), role: z.string() }),
  publishedAt: z.iso.datetime({ offset: true }),
  species: z.array(z.string()),
  brandIds: BrandIds,
  relatedProductSlugs: z.array(Slug),
  translations: Translations,
  bodyMarkdown: z.string(),
});

const DemoLesson = z.object({
  id: z.string(),
  slug: Slug,
  order: z.int(),
  access: z.enum(['public', 'exclusive']),
  module: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  bodyMarkdown: z.string(),
  quiz: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      answerIndex: z.int(),
      explanation: z.string(),
    }),
  ),
});

const DemoFaqSection = z.object({
  id: z.string(),
  title: z.string(),
  translations: Translations,
  questions: z.array(
    z.object({
      id: z.string(),
      brandIds: BrandIds,
      question: z.string(),
      answer: z.string(),
      translations: Translations,
    }),
  ),
});

const DemoTestimonial = z.object({
  id: z.string(),
  author: z.string(),
  role: z.string(),
  city: z.string(),
  state: z.string(),
  rating: z.int().min(1).max(5),
  brandIds: BrandIds,
  text: z.string(),
});

const DemoBrand = BrandContent.extend({
  id: z.string(),
  heroHeadlines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      subtitle: z.string(),
      ctaLabel: z.string(),
      ctaHref: z.string(),
      translations: Translations,
    }),
  ),
});

const DemoSynonyms = z.object({
  groups: z.array(z.object({ id: z.string(), terms: z.array(z.string()).min(2) })),
  misspellings: z.array(z.object({ wrong: z.string(), right: z.string() })),
  didYouMean: z.array(z.object({ typed: z.string(), suggest: z.string() })),
});

async function readDemo<S extends z.ZodType>(root: string, file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(root, 'demo', file), 'utf8')));
  if (!parsed.success) throw new Error(`demo/${file} is not valid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What a product does not say of its facts is empty. */
const withEmptyFacts = (product: Record<string, unknown>) => ({ ...EMPTY_FACTS, ...product });

/** A product's texts as they are stored: lists have one entry a line. */
function productTexts(product: DemoProduct, { phrases, products }: DemoTranslation) {
  const { withdrawal, regulatory } = product;
  const shared = {
    withdrawalMeat: phrases[withdrawal.meat],
    withdrawalMilk: phrases[withdrawal.milk],
    withdrawalEggs: phrases[withdrawal.eggs],
    registration: phrases[regulatory.registration],
    technicalResponsible: phrases[regulatory.technicalResponsible],
  };
  const own = Object.entries(products[product.id] ?? {}).map(([field, text]) => [
    field,
    Array.isArray(text) ? text.join('\n') : text,
  ]);
  const all = [...Object.entries(shared), ...own].filter(([, text]) => text);
  return Object.fromEntries(all) as Record<string, string>;
}

/**
 * The catalogue and the texts of the demo shop, checked.
 * @throws Error naming the file and the fields that are wrong
 */
export async function readDemoData(root = process.cwd()) {
  const read = await Promise.all(
    TRANSLATED.map((locale) => readDemo(root, `translations/${locale}.json`, DemoTranslation)),
  );
  const texts = Object.fromEntries(TRANSLATED.map((locale, index) => [locale, read[index]]));
  const categories = await readDemo(root, 'categories.json', z.array(DemoCategory));
  const collections = await readDemo(root, 'collections.json', z.array(DemoCollection));
  const products = await readDemo(
    root,
    'products.json',
    z.array(z.record(z.string(), z.unknown()).transform(withEmptyFacts).pipe(DemoProduct)),
  );
  const faq = await readDemo(root, 'faq.json', z.array(DemoFaqSection));
  return {
    categories: categories.map((one) => withTexts(one, (locale) => texts[locale]?.categories[one.slug])),
    collections: collections.map((one) => withTexts(one, (locale) => texts[locale]?.collections[one.slug])),
    products: products.map((one) =>
      withTexts(one, (locale) => texts[locale] && productTexts(one, texts[locale])),
    ),
    posts: (await readDemo(root, 'posts.json', z.array(DemoPost))).map((one) =>
      withTexts(one, (locale) => texts[locale]?.posts?.[one.slug]),
    ),
    lessons: (await readDemo(root, 'lessons.json', z.array(DemoLesson))).map((one) => ({
      ...one,
      translations: Object.fromEntries(
        TRANSLATED.flatMap((locale) => {
          const own = texts[locale]?.lessons?.[one.slug];
          return own ? [[locale, own] as const] : [];
        }),
      ),
    })),
    faq: faq.map((section) => {
      const textsOf = (locale: TranslatedLocale) => texts[locale]?.faq?.[section.id];
      const questions = section.questions.map((one) =>
        withTexts(one, (locale) => textsOf(locale)?.questions[one.id]),
      );
      return withTexts({ ...section, questions }, (locale) => {
        const title = textsOf(locale)?.title;
        return title === undefined ? undefined : { title };
      });
    }),
    testimonials: (await readDemo(root, 'testimonials.json', z.array(DemoTestimonial))).map((one) =>
      withTexts({ ...one, translations: {} }, (locale) => texts[locale]?.testimonials?.[one.id]),
    ),
    brands: (await readDemo(root, 'brands-content.json', z.array(DemoBrand))).map((one) =>
      withBrandTexts(one, (locale) => texts[locale]?.brands?.[one.id]),
    ),
    synonyms: await readDemo(root, 'synonyms.json', DemoSynonyms),
  };
}
export type DemoData = Awaited<ReturnType<typeof readDemoData>>;
