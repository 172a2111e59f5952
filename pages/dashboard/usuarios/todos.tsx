import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardUsersScreen } from '@/screens/dashboard/dashboard-users-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const AllUsersPage: ShopPage = () => <DashboardUsersScreen list="all" />;
AllUsersPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default AllUsersPage;
