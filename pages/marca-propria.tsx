import { OwnBrandScreen } from '@/screens/own-brand-screen';
import { ownBrandPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <OwnBrandScreen />;

export const getStaticProps = ownBrandPageProps;

export default Page;
