import { lessonQuery, universityQuery } from '@/features/university/university.queries';
import { staticPage } from './static-page';

export const universityPageProps = staticPage(
  ['university', 'content'],
  ({ loadQuery, locale }) => loadQuery(universityQuery(locale)),
  () => '/universidade',
);

export const lessonPageProps = staticPage<{ slug: string }>(
  ['university', 'content'],
  ({ loadQuery, locale, params: { slug } }) => loadQuery(lessonQuery(slug, locale)),
  ({ slug }) => `/universidade/${slug}`,
);
