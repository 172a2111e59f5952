import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { useSelf } from '@/features/auth/session';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { LeadList } from '@/features/dashboard/people/lead-list';
import { LeadTools } from '@/features/dashboard/people/lead-tools';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** What people wrote to the shop. */
export function DashboardLeadsScreen() {
  const { t } = useTranslation('manage-people');
  const user = useSelf();
  return (
    <>
      <PageMeta title={t('leads.title')} noindex />
      <PageHead title={t('leads.title')}>{hasPermission(user, 'leads.read') && <LeadTools />}</PageHead>
      <DashboardGate permission="leads.read">{() => <LeadList />}</DashboardGate>
    </>
  );
}
