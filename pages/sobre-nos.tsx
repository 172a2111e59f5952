import { AboutScreen } from '@/screens/content/about-screen';
import { aboutPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AboutScreen />;

export const getStaticProps = aboutPageProps;

export default Page;
