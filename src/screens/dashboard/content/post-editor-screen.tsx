import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { PostEditor } from '@/features/dashboard/content/posts/post-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';
import { DashboardNamed } from '@/screens/dashboard/named';

/** The editor of an article: of the one the address names, or of a new one. */
export function DashboardPostEditorScreen({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation('manage-content');
  const title = t(isNew ? 'posts.new' : 'posts.edit');
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission="content.write" title={title}>
        {() =>
          isNew ? (
            <PostEditor id={null} />
          ) : (
            <DashboardNamed list={DASHBOARD_ROUTES.posts}>
              {(id) => <PostEditor key={id} id={id} />}
            </DashboardNamed>
          )
        }
      </DashboardGate>
    </>
  );
}
