import { DashboardLayout } from '@/screens/dashboard-layout';
import { DashboardUsersScreen } from '@/screens/dashboard-users-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const UsersPage: ShopPage = () => <DashboardUsersScreen list="all" />;
UsersPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default UsersPage;
