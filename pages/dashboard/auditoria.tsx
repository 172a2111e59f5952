import { DashboardLayout } from '@/screens/dashboard/layout';
import { audit } from '@/features/dashboard/people/audit';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const AuditPage: ShopPage = () => <ResourceScreen resource={audit} />;
AuditPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default AuditPage;
