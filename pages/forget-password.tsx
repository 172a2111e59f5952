import { ForgetPasswordScreen } from '@/screens/sign-in/forget-password-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <ForgetPasswordScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
