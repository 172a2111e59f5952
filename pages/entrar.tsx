import { LoginScreen } from '@/screens/sign-in/login-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <LoginScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
