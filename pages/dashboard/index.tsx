import { DashboardHomeScreen } from '@/screens/dashboard/home-screen';
import { DashboardLayout } from '@/screens/dashboard/layout';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const DashboardPage: ShopPage = () => <DashboardHomeScreen />;
DashboardPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'errors']);
export default DashboardPage;
