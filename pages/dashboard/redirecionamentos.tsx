import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardRedirectsScreen } from '@/screens/dashboard/content/dashboard-redirects-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const RedirectsPage: ShopPage = () => <DashboardRedirectsScreen />;
RedirectsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default RedirectsPage;
