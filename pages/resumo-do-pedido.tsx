import { CheckoutLayout } from '@/features/checkout/checkout-layout';
import { OrderSummaryScreen } from '@/screens/checkout/order-summary-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <OrderSummaryScreen />;
Page.layout = CheckoutLayout;

export const getStaticProps = sellingPage(['checkout']);

export default Page;
