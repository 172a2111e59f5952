import { CheckoutLayout } from '@/features/checkout/checkout-layout';
import { CheckoutScreen } from '@/screens/checkout/checkout-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <CheckoutScreen />;
Page.layout = CheckoutLayout;

export const getStaticProps = sellingPage(['checkout', 'account', 'address']);

export default Page;
