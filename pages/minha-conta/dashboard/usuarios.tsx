import { AccountSalesUsersScreen } from '@/screens/account/account-sales-users-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountSalesUsersScreen />;

export const getStaticProps = textPage(['account', 'dashboard', 'errors']);

export default Page;
