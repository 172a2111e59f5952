import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardCouponsScreen } from '@/screens/dashboard/content/dashboard-coupons-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const CouponsPage: ShopPage = () => <DashboardCouponsScreen />;
CouponsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default CouponsPage;
