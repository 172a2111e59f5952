import { DashboardLayout } from '@/screens/dashboard/layout';
import { coupons } from '@/features/dashboard/content/coupons/coupons';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const CouponsPage: ShopPage = () => <ResourceScreen resource={coupons} />;
CouponsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default CouponsPage;
