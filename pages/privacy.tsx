import { PrivacyScreen } from '@/screens/content/privacy-screen';
import { privacyPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <PrivacyScreen />;

export const getStaticProps = privacyPageProps;

export default Page;
