import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { SearchList } from '@/features/dashboard/people/search-list';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** What people searched for in vain. */
export function DashboardSearchesScreen() {
  const { t } = useTranslation('manage-people');
  return (
    <>
      <PageMeta title={t('searches.title')} noindex />
      <PageHead title={t('searches.title')} />
      <DashboardGate permission="reports.read">{() => <SearchList />}</DashboardGate>
    </>
  );
}
