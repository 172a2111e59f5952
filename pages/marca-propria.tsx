import { LandingScreen } from '@/screens/content/landing-screen';
import { ownBrandPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <LandingScreen kind="ownBrand" />;

export const getStaticProps = ownBrandPageProps;

export default Page;
