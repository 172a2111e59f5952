import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardOrdersScreen } from '@/screens/dashboard/orders-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ApprovedOrdersPage: ShopPage = () => <DashboardOrdersScreen list="approved" />;
ApprovedOrdersPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'errors']);
export default ApprovedOrdersPage;
