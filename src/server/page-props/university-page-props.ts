import { staticPage } from './static-page';

export const universityPageProps = staticPage(
  ['university', 'content'],
  ({ load }) => load('getUniversity', {}),
  () => '/universidade',
);

export const lessonPageProps = staticPage<{ slug: string }>(
  ['university', 'content'],
  ({ load, params: { slug } }) => load('getLesson', { params: { slug } }),
  ({ slug }) => `/universidade/${slug}`,
);
