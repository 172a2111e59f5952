import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { useSelf } from '@/features/auth/session';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { UserList } from '@/features/dashboard/people/user-list';
import { USER_PLACES } from '@/features/dashboard/people/user-places';
import { userRightsOf } from '@/features/dashboard/people/user-rights';
import { UserTools } from '@/features/dashboard/people/user-tools';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** The people of the shop: everybody, or the representatives with their codes. */
export function DashboardUsersScreen({ list }: { list: keyof typeof USER_PLACES }) {
  const { t } = useTranslation('manage-people');
  const user = useSelf();
  const title = t(list === 'all' ? 'users.title' : 'users.representatives');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title}>
        {hasPermission(user, 'users.read') && <UserTools place={USER_PLACES[list]} />}
      </PageHead>
      <DashboardGate permission="users.read">
        {(reader) => <UserList place={USER_PLACES[list]} caption={title} rights={userRightsOf(reader)} />}
      </DashboardGate>
    </>
  );
}
