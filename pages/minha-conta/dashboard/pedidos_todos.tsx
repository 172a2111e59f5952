import { AccountSalesOrdersScreen } from '@/screens/account/account-sales-orders-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountSalesOrdersScreen list="all" />;

export const getStaticProps = textPage(['account', 'dashboard', 'manage', 'errors']);

export default Page;
