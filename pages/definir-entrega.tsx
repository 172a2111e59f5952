import { CheckoutLayout } from '@/features/checkout/checkout-layout';
import { SetDeliveryScreen } from '@/screens/checkout/set-delivery-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <SetDeliveryScreen />;
Page.layout = CheckoutLayout;

export const getStaticProps = sellingPage(['checkout', 'address']);

export default Page;
