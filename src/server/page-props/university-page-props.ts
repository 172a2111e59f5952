import { staticPage } from './static-page';

export const universityPageProps = staticPage(
  ['university', 'content'],
  ({ load, locale }) => load('getUniversity', { query: { locale } }),
  () => '/universidade',
);

export const lessonPageProps = staticPage<{ slug: string }>(
  ['university', 'content'],
  ({ load, locale, params: { slug } }) => load('getLesson', { params: { slug }, query: { locale } }),
  ({ slug }) => `/universidade/${slug}`,
);
