import { RegisterScreen } from '@/screens/register-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <RegisterScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
