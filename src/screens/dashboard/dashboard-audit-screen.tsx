import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { AuditList } from '@/features/dashboard/people/audit-list';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** Who changed what in the shop. */
export function DashboardAuditScreen() {
  const { t } = useTranslation('manage-people');
  return (
    <>
      <PageMeta title={t('audit.title')} noindex />
      <PageHead title={t('audit.title')} />
      <DashboardGate permission="reports.read">{() => <AuditList />}</DashboardGate>
    </>
  );
}
