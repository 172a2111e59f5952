import { AccountScreen } from '@/screens/account/account-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
