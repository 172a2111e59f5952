import { z } from 'zod';
import { CATALOGUE_LOCALE, LOCALES } from '@config/locales';
import { BrandContent } from '@/contract/schemas/content';

/** Texts of an entry by language and field. */
export const Translations = z.record(z.string(), z.record(z.string(), z.string()));

const Legal = z.object({ title: z.string(), bodyMarkdown: z.string() });
const Landing = BrandContent.shape.partnerPage.omit({ ctaHref: true });
const DemoBrandTexts = BrandContent.pick({ about: true, values: true, timeline: true }).extend({
  heroHeadlines: z.array(
    z.object({ id: z.string(), title: z.string(), subtitle: z.string(), ctaLabel: z.string() }),
  ),
  ownBrandPage: Landing,
  partnerPage: Landing,
  terms: Legal,
  privacy: Legal,
});
type DemoBrandTexts = z.output<typeof DemoBrandTexts>;

const DemoTexts = z.record(z.string(), z.record(z.string(), z.string()));
export const DemoTranslation = z.object({
  /** Sentences that many products share: the original to its translation. */
  phrases: z.record(z.string(), z.string()),
  products: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  categories: DemoTexts,
  collections: DemoTexts,
  faq: z.record(z.string(), z.object({ title: z.string(), questions: DemoTexts })).optional(),
  posts: DemoTexts.optional(),
  lessons: z
    .record(
      z.string(),
      z.object({
        ...{ title: z.string(), summary: z.string(), module: z.string(), bodyMarkdown: z.string() },
        quiz: z.array(
          z.object({ question: z.string(), options: z.array(z.string()), explanation: z.string() }),
        ),
      }),
    )
    .optional(),
  testimonials: DemoTexts.optional(),
  brands: z.record(z.string(), DemoBrandTexts).optional(),
});
export type DemoTranslation = z.output<typeof DemoTranslation>;

/** The languages that `demo/translations` has a file for. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== CATALOGUE_LOCALE);
export type TranslatedLocale = (typeof TRANSLATED)[number];

/** Entries with the texts of every language beside those they bring along. */
export function withTexts<T extends { translations: z.output<typeof Translations> }>(
  entry: T,
  textsOf: (locale: TranslatedLocale) => Record<string, string> | undefined,
): T {
  const texts = TRANSLATED.map((locale) => [locale, { ...entry.translations[locale], ...textsOf(locale) }]);
  return { ...entry, translations: Object.fromEntries(texts) as T['translations'] };
}

type DemoBrand = Pick<BrandContent, 'ownBrandPage' | 'partnerPage' | 'terms' | 'privacy'> & {
  heroHeadlines: { id: string; translations: z.output<typeof Translations> }[];
};

/** A brand's pages in another language, with the addresses and dates of the original; its headlines take their own. */
export function withBrandTexts<Brand extends DemoBrand>(
  brand: Brand,
  textsOf: (locale: TranslatedLocale) => DemoBrandTexts | undefined,
) {
  const contents = TRANSLATED.flatMap((locale) => {
    const texts = textsOf(locale);
    if (!texts) return [];
    const { ownBrandPage, partnerPage, terms, privacy, about, values, timeline } = texts;
    const content: BrandContent = {
      ...{ about, values, timeline },
      ownBrandPage: { ...ownBrandPage, ctaHref: brand.ownBrandPage.ctaHref },
      partnerPage: { ...partnerPage, ctaHref: brand.partnerPage.ctaHref },
      terms: { ...terms, updatedAt: brand.terms.updatedAt },
      privacy: { ...privacy, updatedAt: brand.privacy.updatedAt },
    };
    return [[locale, content] as const];
  });
  const heroHeadlines = brand.heroHeadlines.map((headline) =>
    withTexts(headline, (locale) => {
      const own = textsOf(locale)?.heroHeadlines.find(({ id }) => id === headline.id);
      return own && { title: own.title, subtitle: own.subtitle, ctaLabel: own.ctaLabel };
    }),
  );
  return { ...brand, heroHeadlines, translations: Object.fromEntries(contents) };
}
