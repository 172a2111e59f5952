import { useTranslation } from 'next-i18next/pages';
import { RedirectList } from '@/features/dashboard/content/redirect-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** Campaign links. */
export function DashboardRedirectsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('redirects.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title} />
      <DashboardGate permission="content.write">{() => <RedirectList />}</DashboardGate>
    </>
  );
}
