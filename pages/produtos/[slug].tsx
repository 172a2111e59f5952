import { ProductScreen } from '@/screens/product/product-screen';
import { productPageProps } from '@/server/page-props/product-page-props';
import { blockingPaths } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = productPageProps;

const ProductPage: ShopPage<{ slug: string }> = ({ slug }) => <ProductScreen slug={slug} />;

export default ProductPage;
