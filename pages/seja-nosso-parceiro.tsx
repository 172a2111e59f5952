import { LandingScreen } from '@/screens/content/landing-screen';
import { partnerPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <LandingScreen kind="partner" />;

export const getStaticProps = partnerPageProps;

export default Page;
