import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

// One definition of each query: the page brings its answer, and the screen asks for the same key.

/** The brand's own texts. */
export const brandContentQuery = (locale: Locale) => endpointQuery('getBrandContent', { query: { locale } });

/** The shops of the house. */
export const brandsQuery = endpointQuery('listBrands', {});

export const faqQuery = (locale: Locale) => endpointQuery('listFaq', { query: { locale } });

/** The latest news; all of it unless limited. */
export const postsQuery = (locale: Locale, limit?: number) =>
  endpointQuery('listPosts', { query: { locale, limit } });

export const postQuery = (slug: string, locale: Locale) =>
  endpointQuery('getPost', { params: { slug }, query: { locale } });
