import { AccountSalesProductsScreen } from '@/screens/account/account-sales-products-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountSalesProductsScreen />;

export const getStaticProps = textPage(['account', 'dashboard', 'errors']);

export default Page;
