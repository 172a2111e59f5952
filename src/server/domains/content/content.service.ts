import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Testimonial } from '@/contract/schemas/catalog';
import type { BrandContent, FaqSection, Post, PostCard } from '@/contract/schemas/content';
import { translate } from '@/server/domains/catalog/translate';
import { notFound } from '@/server/http/fault';
import type { Dependencies } from '@/server/services';
import {
  findBrandContent,
  findPostRow,
  listFaqRows,
  listPostRows,
  listTestimonialRows,
} from './content.repo';
import { loadPostPage, planPostCard } from './post-page';

/** The texts of one brand: testimonials, news, questions and its own pages. */
export function createContentService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  return {
    /** What customers say of this brand; all of it where no limit is given. */
    async listTestimonials(limit?: number): Promise<Testimonial[]> {
      return listTestimonialRows(db, brand.id, limit);
    },

    /** Published news, newest first; one whose date is still to come is not there. */
    async listPosts(locale: Locale = CATALOGUE_LOCALE): Promise<PostCard[]> {
      return (await listPostRows(db, brand.id, clock.now())).map((row) => planPostCard(row, locale));
    },

    /** @throws Fault NOT_FOUND when this brand has not published it */
    async getPost(slug: string, locale: Locale = CATALOGUE_LOCALE): Promise<Post> {
      const now = clock.now();
      const row = await findPostRow(db, brand.id, slug, now);
      if (!row) throw notFound('Post');
      return loadPostPage(db, row, { brandId: brand.id, locale, now });
    },

    /** The questions this brand answers, by section; sections without one are left out. */
    async listFaq(locale: Locale = CATALOGUE_LOCALE): Promise<FaqSection[]> {
      const sections = (await listFaqRows(db)).map((section) => ({
        id: section.id,
        title: translate(section.translations, 'title', section.title, locale).text,
        questions: section.questions
          .filter(({ brandIds }) => brandIds.includes(brand.id))
          .map(({ id, question, answer, translations }) => {
            const asked = translate(translations, 'question', question, locale);
            return {
              id,
              question: asked.text,
              answer: translate(translations, 'answer', answer, locale).text,
              lang: asked.lang,
            };
          }),
      }));
      return sections.filter(({ questions }) => questions.length > 0);
    },

    /** @throws Fault NOT_FOUND when the texts of this brand were never stored */
    async getBrandContent(): Promise<BrandContent> {
      const content = await findBrandContent(db, brand.id);
      if (!content) throw notFound('Brand content');
      return content;
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;
