import { CategoryScreen } from '@/screens/listing/category-screen';
import { categoryPageProps } from '@/server/page-props/list-page-props';
import { blockingPaths } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = categoryPageProps;

const CategoryPage: ShopPage<{ slug: string }> = ({ slug }) => <CategoryScreen slug={slug} />;

export default CategoryPage;
