import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardLeadsScreen } from '@/screens/dashboard/dashboard-leads-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const LeadsPage: ShopPage = () => <DashboardLeadsScreen />;
LeadsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default LeadsPage;
