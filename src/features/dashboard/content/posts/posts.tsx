import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { PictureImage } from '@/components/ui/picture-image';
import { PUBLICATION_STATES } from '@/contract/constants';
import { defineResource } from '../../resource/define-resource';
import { shortDate } from '../short-date';
import { PublicationBadge } from '../../kit/publication-badge';

/** Articles of every state, newest first. */
export const posts = defineResource({
  endpoint: 'listManagedPosts',
  path: DASHBOARD_ROUTES.posts,
  permission: 'content.write',
  texts: ['manage-content', 'content', 'manage'],
  title: (t) => t('posts.title'),
  filters: { q: null, situacao: PUBLICATION_STATES },
  newItem: { href: DASHBOARD_ROUTES.newPost, label: (t) => t('posts.new') },
  idOf: ({ id }) => id,
  view: ({ t, locale }) => ({
    empty: t('posts.empty'),
    hrefOf: ({ id }) => withId(DASHBOARD_ROUTES.editPost, id),
    filter: {
      label: t('posts.filter'),
      search: { name: 'q', label: t('posts.search'), placeholder: t('posts.searchHint') },
      choices: [
        {
          name: 'situacao',
          label: t('state'),
          any: t('posts.anyState'),
          options: PUBLICATION_STATES.map((value) => ({ value, text: t(`manage:publication.${value}`) })),
        },
      ],
    },
    columns: [
      {
        id: 'picture',
        header: '',
        isExtra: true,
        cell: ({ picture }) =>
          picture && (
            <PictureImage
              picture={picture}
              alt=""
              sizes="96px"
              className="h-10 w-24 max-w-none rounded-sm bg-tile object-cover"
            />
          ),
      },
      {
        id: 'title',
        header: t('posts.name'),
        title: ({ title }) => (
          <span lang={CATALOGUE_LOCALE} className="max-w-md">
            {title}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('state'),
        cell: ({ state, publishedAt }) => <PublicationBadge state={state} at={publishedAt} />,
      },
      {
        id: 'date',
        header: t('posts.date'),
        cell: ({ publishedAt }) => (
          <span className="whitespace-nowrap">{shortDate(publishedAt, locale)}</span>
        ),
      },
      { id: 'author', header: t('posts.authorName'), text: ({ author }) => author.name },
      {
        id: 'species',
        header: t('posts.species'),
        isExtra: true,
        cell: ({ species }) => species.map((name) => t(`content:species.${name}`)).join(', '),
      },
    ],
  }),
});
