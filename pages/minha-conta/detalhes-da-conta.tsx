import { AccountDetailsScreen } from '@/screens/account/account-details-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountDetailsScreen />;

export const getStaticProps = textPage(['account', 'address', 'errors']);

export default Page;
