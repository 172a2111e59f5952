import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { postPath } from '@config/routes';
import { ResourceEditor } from '../../resource/resource-editor';
import { SheetSkeleton } from '../../resource/sheet-skeleton';

const PostForm = dynamic(() => import('./post-form').then((module) => module.PostForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** The editor of a stored article, or of a new one (`null`). */
export function PostEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-content');
  return (
    <ResourceEditor
      id={id}
      endpoint="getManagedPost"
      listPath={DASHBOARD_ROUTES.posts}
      editPath={DASHBOARD_ROUTES.editPost}
      texts={{ isNew: t('posts.new'), edit: t('posts.edit'), back: t('posts.back'), onShop: t('seeOnShop') }}
      titleOf={({ title }) => title}
      shopPathOf={({ state, slug }) => (state === 'published' ? postPath(slug) : null)}
      Form={PostForm}
    />
  );
}
