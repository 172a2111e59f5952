import { FaqScreen } from '@/screens/content/faq-screen';
import { faqPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <FaqScreen />;

export const getStaticProps = faqPageProps;

export default Page;
