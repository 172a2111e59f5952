import { CategoriesScreen } from '@/screens/listing/categories-screen';
import { categoriesPageProps } from '@/server/page-props/list-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <CategoriesScreen />;

export const getStaticProps = categoriesPageProps;

export default Page;
