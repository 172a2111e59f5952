import type { GetServerSideProps } from 'next';
import { AccountOrderScreen } from '@/screens/account/account-order-screen';
import { loadTexts, pageLocale } from '@/server/page-props/load-texts';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <AccountOrderScreen />;

// Texts only, and no file on the disk for every number that is typed.
export const getServerSideProps: GetServerSideProps = async ({ locale }) => ({
  props: await loadTexts(pageLocale(locale), ['account', 'checkout', 'errors']),
});

export default Page;
