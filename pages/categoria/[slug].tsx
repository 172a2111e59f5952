import { useRouter } from 'next/router';
import { CategoryScreen } from '@/screens/category-screen';
import { categoryPageProps } from '@/server/page-props/list-page-props';
import { blockingPaths } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = categoryPageProps;

const CategoryPage: ShopPage = () => <CategoryScreen slug={String(useRouter().query.slug)} />;

export default CategoryPage;
