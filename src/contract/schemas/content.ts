import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { Picture, ProductCard } from './catalog';
import { IsoDate, Slug } from './primitives';

export const PostCard = z.object({
  id: z.string(),
  slug: Slug,
  title: z.string(),
  titleLang: z.enum(LOCALES),
  excerpt: z.string(),
  author: z.object({ name: z.string(), role: z.string() }),
  publishedAt: IsoDate,
  species: z.array(z.string()),
  picture: Picture.nullable(),
});
export type PostCard = z.infer<typeof PostCard>;

export const Post = PostCard.extend({
  bodyMarkdown: z.string(),
  bodyLang: z.enum(LOCALES),
  relatedProducts: z.array(ProductCard),
});
export type Post = z.infer<typeof Post>;

export const FaqSection = z.object({
  id: z.string(),
  title: z.string(),
  titleLang: z.enum(LOCALES),
  questions: z.array(
    z.object({ id: z.string(), question: z.string(), answer: z.string(), lang: z.enum(LOCALES) }),
  ),
});
export type FaqSection = z.infer<typeof FaqSection>;

const TitledText = z.object({ title: z.string(), text: z.string() });
const LandingPage = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  steps: z.array(z.string()),
  ctaLabel: z.string(),
  ctaHref: z.string(),
});
const LegalPage = z.object({ title: z.string(), updatedAt: z.string(), bodyMarkdown: z.string() });

/** The brand's own pages: about, terms, privacy, partner and own brand. */
export const BrandContent = z.object({
  about: TitledText,
  values: z.array(TitledText),
  timeline: z.array(z.object({ year: z.int(), title: z.string(), text: z.string() })),
  ownBrandPage: LandingPage,
  partnerPage: LandingPage,
  terms: LegalPage,
  privacy: LegalPage,
});
export type BrandContent = z.infer<typeof BrandContent>;

/** The same for readers: in one language, with its facts (deadlines, addresses) filled in. */
export const BrandPages = BrandContent.extend({
  lang: z.enum(LOCALES),
  /** That of the head of its home page. */
  picture: Picture.nullable(),
});
export type BrandPages = z.infer<typeof BrandPages>;
