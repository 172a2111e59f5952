import { ConfirmEmailScreen } from '@/screens/sign-in/confirm-email-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <ConfirmEmailScreen />;

export const getStaticProps = textPage(['account', 'errors']);

export default Page;
