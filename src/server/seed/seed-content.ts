import { BrandContent } from '@/contract/schemas/content';
import type { Db } from '@/server/db/client';
import {
  brandContents,
  faqSections,
  lessons,
  posts,
  searchTerms,
  testimonials,
} from '@/server/db/schema/content';
import type { DemoData } from './demo-data';
import type { PictureSet } from './media';
import { pictureOf } from './seed-catalog';

const planSearchTerms = ({ groups, misspellings, didYouMean }: DemoData['synonyms']) => [
  ...groups.map(({ id, terms }) => ({ id: `group-${id}`, kind: 'group' as const, terms })),
  ...misspellings.map(({ wrong, right }, index) => ({
    id: `misspelling-${index + 1}`,
    kind: 'misspelling' as const,
    terms: [wrong, right],
  })),
  ...didYouMean.map(({ typed, suggest }, index) => ({
    id: `suggestion-${index + 1}`,
    kind: 'suggestion' as const,
    terms: [typed, suggest],
  })),
];

/** Posts, lessons, questions, testimonials, brand pages and the words of the search. */
export async function seedContent(db: Db, demo: DemoData, pictures: PictureSet) {
  await db.insert(posts).values(
    demo.posts.map((post) => ({
      ...post,
      publishedAt: new Date(post.publishedAt),
      picture: pictureOf(pictures, `informativo-${post.slug}`, post.title),
    })),
  );
  await db
    .insert(lessons)
    .values(demo.lessons.map(({ order, ...lesson }) => ({ ...lesson, position: order })));
  await db.insert(faqSections).values(demo.faq.map((section, position) => ({ ...section, position })));
  await db.insert(testimonials).values(demo.testimonials);
  await db.insert(brandContents).values(
    demo.brands.map(({ id, heroHeadlines, translations, ...content }) => ({
      brandId: id,
      content: BrandContent.parse(content),
      translations,
      heroHeadlines,
      heroPicture: pictureOf(pictures, `hero-${id}`, ''),
      benefits: [],
    })),
  );
  await db.insert(searchTerms).values(planSearchTerms(demo.synonyms));
}
