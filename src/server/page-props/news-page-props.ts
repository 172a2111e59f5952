import { postQuery, postsQuery } from '@/features/content/content.queries';
import { staticPage } from './static-page';

export const newsPageProps = staticPage(
  ['content'],
  ({ loadQuery, locale }) => loadQuery(postsQuery(locale)),
  () => '/informativos',
);

/** An article shows product cards, whose texts are the catalogue's. */
export const articlePageProps = staticPage<{ slug: string }>(
  ['content', 'catalog'],
  ({ loadQuery, locale, params: { slug } }) => loadQuery(postQuery(slug, locale)),
  ({ slug }) => `/informativos/${slug}`,
);
