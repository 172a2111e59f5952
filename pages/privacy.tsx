import { PrivacyScreen } from '@/screens/privacy-screen';
import { privacyPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <PrivacyScreen />;

export const getStaticProps = privacyPageProps;

export default Page;
