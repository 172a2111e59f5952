import { CheckoutLayout } from '@/features/checkout/checkout-layout';
import { CheckoutDoneScreen } from '@/screens/checkout/checkout-done-screen';
import { sellingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <CheckoutDoneScreen />;
Page.layout = CheckoutLayout;

export const getStaticProps = sellingPage(['checkout', 'account']);

export default Page;
