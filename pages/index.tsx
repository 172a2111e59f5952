import { HomeScreen } from '@/screens/content/home-screen';
import { homePageProps } from '@/server/page-props/home-page-props';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = homePageProps;

const HomePage: ShopPage<{ description: string }> = ({ description }) => (
  <HomeScreen description={description} />
);

export default HomePage;
