import { DashboardLayout } from '@/screens/dashboard/layout';
import { redirects } from '@/features/dashboard/content/redirects/redirects';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const RedirectsPage: ShopPage = () => <ResourceScreen resource={redirects} />;
RedirectsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default RedirectsPage;
