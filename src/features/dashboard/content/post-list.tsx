import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { DataTable } from '@/components/ui/data-table';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { PictureImage } from '@/components/ui/picture-image';
import { RowLink } from '@/components/ui/row-link';
import { PUBLICATION_STATES } from '@/contract/constants';
import type { ManagedPostSummary } from '@/contract/schemas/managed-content';
import { shortDate } from './short-date';
import { ListBody } from '../kit/list-body';
import { optionOf, useListAddress } from '../kit/use-list-address';
import { PostStateBadge } from './post-state-badge';
import { postListQuery } from './posts.queries';

/** Articles of every state, newest first. */
export function PostList() {
  const { t } = useTranslation(['manage-content', 'content']);
  const { locale = 'pt-BR' } = useRouter();
  const list = useListAddress(DASHBOARD_ROUTES.posts, ['q', 'situacao']);
  const { q, situacao, pagina } = list.values;
  const state = optionOf(PUBLICATION_STATES, situacao);
  const { data, error, refetch } = useQuery(
    postListQuery({ ...(q && { q }), ...(state && { situacao: state }), pagina }),
  );
  const columns: ColumnDef<ManagedPostSummary>[] = [
    {
      id: 'picture',
      header: '',
      meta: { isExtra: true },
      cell: ({ row: { original: post } }) =>
        post.picture && (
          <PictureImage
            picture={post.picture}
            alt=""
            sizes="80px"
            className="h-10 w-20 max-w-none rounded-sm bg-tile object-cover"
          />
        ),
    },
    {
      id: 'title',
      header: t('posts.name'),
      meta: { isTitle: true },
      cell: ({ row: { original: post } }) => (
        <RowLink href={withId(DASHBOARD_ROUTES.editPost, post.id)}>
          <span lang={CATALOGUE_LOCALE} className="max-w-md">
            {post.title}
          </span>
        </RowLink>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original: post } }) => (
        <PostStateBadge state={post.state} publishedAt={post.publishedAt} />
      ),
    },
    {
      id: 'date',
      header: t('posts.date'),
      cell: ({ row: { original: post } }) => (
        <span className="whitespace-nowrap">{shortDate(post.publishedAt, locale)}</span>
      ),
    },
    {
      id: 'author',
      header: t('posts.authorName'),
      cell: ({ row: { original: post } }) => <bdi>{post.author.name}</bdi>,
    },
    {
      id: 'species',
      header: t('posts.species'),
      meta: { isExtra: true },
      cell: ({ row: { original: post } }) =>
        post.species.map((name) => t(`content:species.${name}`)).join(', '),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar
        label={t('posts.filter')}
        search={{
          label: t('posts.search'),
          placeholder: t('posts.searchHint'),
          submit: t('search'),
          value: q,
        }}
        onSearch={(text) => list.filter({ q: text })}
        choice={{
          label: t('state'),
          value: situacao,
          any: t('posts.anyState'),
          options: PUBLICATION_STATES.map((value) => ({ value, text: t(`posts.state.${value}`) })),
          onChoose: (value) => list.filter({ situacao: value }),
        }}
      />
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={list.isFiltered}
        path={DASHBOARD_ROUTES.posts}
        hrefOf={list.hrefOf}
        empty={t('posts.empty')}
      >
        <DataTable columns={columns} rows={data?.items} idOf={({ id }) => id} caption={t('posts.title')} />
      </ListBody>
    </div>
  );
}
