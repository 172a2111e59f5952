import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { postPath, withId } from '@config/routes';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Failure } from '../kit/failure';
import { PageHead } from '../kit/page-head';
import { managedPostQuery } from './posts.queries';
import { SheetSkeleton } from './sheet-skeleton';

const PostForm = dynamic(() => import('./post-form').then((module) => module.PostForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** The editor of a stored article, or of a new one (`null`). */
export function PostEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-content');
  const router = useRouter();
  const [generation, setGeneration] = useState(0);
  const { data, error, refetch } = useQuery({ ...managedPostQuery(id ?? ''), enabled: id !== null });
  const post = data ?? null;
  return (
    <>
      <PageHead
        title={
          post ? (
            <span lang={CATALOGUE_LOCALE}>{post.title}</span>
          ) : (
            t(id === null ? 'posts.new' : 'posts.edit')
          )
        }
      >
        <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.posts}>
          {t('posts.back')}
        </ButtonLink>
        {post?.state === 'published' && (
          <ButtonLink size="sm" tone="outline" href={postPath(post.slug)} target="_blank">
            <Icon name="storefront" />
            {t('seeOnShop')}
          </ButtonLink>
        )}
      </PageHead>
      {id !== null && !post ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )
      ) : (
        <PostForm
          key={`${id ?? 'novo'}-${generation}`}
          post={post}
          onCreated={(created) => void router.replace(withId(DASHBOARD_ROUTES.editPost, created))}
          onDeleted={() => void router.push(DASHBOARD_ROUTES.posts)}
          onDiscard={() => setGeneration(generation + 1)}
        />
      )}
    </>
  );
}
