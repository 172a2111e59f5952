import { PartnerScreen } from '@/screens/partner-screen';
import { partnerPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <PartnerScreen />;

export const getStaticProps = partnerPageProps;

export default Page;
