import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardAuditScreen } from '@/screens/dashboard/dashboard-audit-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const AuditPage: ShopPage = () => <DashboardAuditScreen />;
AuditPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default AuditPage;
