import { TermsScreen } from '@/screens/content/terms-screen';
import { termsPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <TermsScreen />;

export const getStaticProps = termsPageProps;

export default Page;
