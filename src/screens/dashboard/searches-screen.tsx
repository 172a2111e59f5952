import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { failedSearches } from '@/features/dashboard/people/failed-searches';
import { ResourceList } from '@/features/dashboard/resource/resource-list';
import { SearchDesk } from '@/features/dashboard/search/search-desk';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './gate';

/** What people searched for: to read with the reports, and to teach the search with the permission for that. */
export function DashboardSearchesScreen() {
  const { t } = useTranslation('manage-search');
  return (
    <>
      <PageMeta title={t('title')} noindex />
      <PageHead title={t('title')} />
      <DashboardGate permission={['search.write', 'reports.read']}>
        {(user) =>
          hasPermission(user, 'search.write') ? (
            <SearchDesk user={user} />
          ) : (
            <ResourceList resource={failedSearches} user={user} />
          )
        }
      </DashboardGate>
    </>
  );
}
