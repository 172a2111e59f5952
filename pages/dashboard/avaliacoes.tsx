import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardReviewsScreen } from '@/screens/dashboard/content/dashboard-reviews-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ManagedReviewsPage: ShopPage = () => <DashboardReviewsScreen />;
ManagedReviewsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default ManagedReviewsPage;
