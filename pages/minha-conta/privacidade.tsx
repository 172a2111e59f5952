import { AccountPrivacyScreen } from '@/screens/account/account-privacy-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountPrivacyScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
