import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Testimonial } from '@/contract/schemas/catalog';
import type { BrandContent, BrandPages, FaqSection, Post, PostCard } from '@/contract/schemas/content';
import type { Translations } from '@/server/db/schema/catalog';
import { translate } from '@/server/domains/catalog/product/translate';
import { notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import {
  findBrandContent,
  findPostRow,
  listFaqRows,
  listPostRows,
  listTestimonialRows,
} from './content.repo';
import { readFacts } from './brand-facts';
import { loadPostPage, planPostCard } from './post-page';

function sectionTitle(
  { title, translations }: { title: string; translations: Translations },
  locale: Locale,
) {
  const found = translate(translations, 'title', title, locale);
  return { title: found.text, titleLang: found.lang };
}

/** The texts of one brand: testimonials, news, questions and its own pages. */
export function createContentService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  const fills = new Map<Locale, ReturnType<typeof readFacts>>();
  /** The values of the brand's facts. They do not change while the shop runs. */
  function fillOf(lang: Locale) {
    const fill = fills.get(lang) ?? readFacts(brand, lang);
    fills.set(lang, fill);
    return fill;
  }

  return {
    /** What customers say of this brand, newest first; all of it where no limit is given. */
    async listTestimonials(limit?: number, locale: Locale = CATALOGUE_LOCALE): Promise<Testimonial[]> {
      const rows = await listTestimonialRows(db, brand.id, limit);
      return rows.map(({ translations, ...row }) => {
        const said = translate(translations, 'text', row.text, locale);
        // A card is in one language.
        const role = translate(translations, 'role', row.role, said.lang).text;
        return { ...row, role, text: said.text, lang: said.lang };
      });
    },

    /**
     * Published news, newest first, all of it where no limit is given; one whose date is still to come is not there.
     */
    async listPosts(locale: Locale = CATALOGUE_LOCALE, limit?: number): Promise<PostCard[]> {
      return (await listPostRows(db, brand.id, clock.now(), limit)).map((row) => planPostCard(row, locale));
    },

    /** @throws Fault NOT_FOUND when this brand has not published it */
    async getPost(slug: string, locale: Locale = CATALOGUE_LOCALE): Promise<Post> {
      const now = clock.now();
      const row = await findPostRow(db, brand.id, slug, now);
      if (!row) throw notFound('Post');
      return loadPostPage(db, row, { brand, locale, now });
    },

    /** The questions this brand answers, by section; sections without one are left out. */
    async listFaq(locale: Locale = CATALOGUE_LOCALE): Promise<FaqSection[]> {
      const sections = (await listFaqRows(db)).map((section) => ({
        id: section.id,
        ...sectionTitle(section, locale),
        questions: section.questions
          .filter(({ brandIds }) => brandIds.includes(brand.id))
          .map(({ id, question, answer, translations }) => {
            const answered = translate(translations, 'answer', answer, locale);
            const asked = translate(translations, 'question', question, answered.lang);
            const fill = fillOf(answered.lang);
            return { id, question: fill(asked.text), answer: fill(answered.text), lang: answered.lang };
          }),
      }));
      return sections.filter(({ questions }) => questions.length > 0);
    },

    /** The brand's pages in a language, or as they were written. @throws Fault NOT_FOUND when they were never stored */
    async getBrandContent(locale: Locale = CATALOGUE_LOCALE): Promise<BrandPages> {
      const row = await findBrandContent(db, brand.id);
      if (!row) throw notFound('Brand content');
      const own = locale === CATALOGUE_LOCALE ? undefined : row.translations[locale];
      const lang = own ? locale : CATALOGUE_LOCALE;
      const fill = fillOf(lang);
      const { terms, privacy, ...pages } = own ?? row.content;
      const filled = (page: BrandContent['terms']) => ({ ...page, bodyMarkdown: fill(page.bodyMarkdown) });
      return { ...pages, terms: filled(terms), privacy: filled(privacy), lang, picture: row.heroPicture };
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;
