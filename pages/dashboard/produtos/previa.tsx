import { DashboardProductPreviewLayout } from '@/screens/dashboard/products/product-preview-layout';
import { DashboardProductPreviewScreen } from '@/screens/dashboard/products/product-preview-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ProductPreviewPage: ShopPage = () => <DashboardProductPreviewScreen />;
ProductPreviewPage.layout = DashboardProductPreviewLayout;

export const getStaticProps = textPage([
  'dashboard',
  'manage',
  'manage-products',
  'catalog',
  'product',
  'errors',
]);
export default ProductPreviewPage;
