import { RegisterScreen } from '@/screens/sign-in/register-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <RegisterScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
