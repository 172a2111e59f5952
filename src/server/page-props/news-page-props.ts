import { postPath } from '@config/routes';
import { postQuery, postsQuery } from '@/features/content/content.queries';
import { MovedPage, staticPage } from './static-page';

export const newsPageProps = staticPage(
  ['content'],
  ({ loadQuery, locale }) => loadQuery(postsQuery(locale)),
  () => '/informativos',
);

/** An article shows product cards, whose texts are the catalogue's. */
export const articlePageProps = staticPage<{ slug: string }>(
  ['content', 'catalog'],
  async ({ loadQuery, locale, params: { slug } }) => {
    const post = await loadQuery(postQuery(slug, locale));
    if (post.slug !== slug) throw new MovedPage(postPath(post.slug));
  },
  ({ slug }) => `/informativos/${slug}`,
);
