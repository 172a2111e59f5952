import { AccountSecurityScreen } from '@/screens/account/account-security-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountSecurityScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
