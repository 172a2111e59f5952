import { staticPage } from './static-page';

export const universityPageProps = staticPage(['university', 'content'], ({ load }) =>
  load('getUniversity', {}),
);

export const lessonPageProps = staticPage<{ slug: string }>(
  ['university', 'content'],
  ({ load, params: { slug } }) => load('getLesson', { params: { slug } }),
);
