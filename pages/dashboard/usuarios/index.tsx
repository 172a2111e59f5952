import { DashboardLayout } from '@/screens/dashboard/layout';
import { users } from '@/features/dashboard/people/users';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const UsersPage: ShopPage = () => <ResourceScreen resource={users.all} />;
UsersPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default UsersPage;
