import { NewsScreen } from '@/screens/content/news-screen';
import { newsPageProps } from '@/server/page-props/news-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <NewsScreen />;

export const getStaticProps = newsPageProps;

export default Page;
