import { CheckoutLayout } from '@/features/checkout/checkout-layout';
import { SetDeliveryScreen } from '@/screens/checkout/checkout-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <SetDeliveryScreen />;
Page.layout = CheckoutLayout;

export const getStaticProps = sellingPage(['checkout', 'account', 'address']);

export default Page;
