import { NotFoundScreen } from '@/screens/not-found-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <NotFoundScreen />;

export const getStaticProps = textPage(['content']);

export default Page;
