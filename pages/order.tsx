import { TrackOrderScreen } from '@/screens/checkout/track-order-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <TrackOrderScreen />;

export const getStaticProps = sellingPage(['content', 'forms', 'account']);

export default Page;
