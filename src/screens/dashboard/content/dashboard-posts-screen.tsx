import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ButtonLink } from '@/components/ui/button-link';
import { PostList } from '@/features/dashboard/content/post-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** The articles of the shop. */
export function DashboardPostsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('posts.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title}>
        <ButtonLink href={DASHBOARD_ROUTES.newPost}>{t('posts.new')}</ButtonLink>
      </PageHead>
      <DashboardGate permission="content.write">{() => <PostList />}</DashboardGate>
    </>
  );
}
