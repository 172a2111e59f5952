import { ShopScreen } from '@/screens/listing/shop-screen';
import { shopPageProps } from '@/server/page-props/list-page-props';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = shopPageProps;

const ShopListPage: ShopPage = () => <ShopScreen />;

export default ShopListPage;
