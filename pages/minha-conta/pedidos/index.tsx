import { AccountOrdersScreen } from '@/screens/account/account-orders-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountOrdersScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
