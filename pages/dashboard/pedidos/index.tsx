import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardOrdersScreen } from '@/screens/dashboard/orders-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const OrdersPage: ShopPage = () => <DashboardOrdersScreen list="all" />;
OrdersPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'errors']);
export default OrdersPage;
