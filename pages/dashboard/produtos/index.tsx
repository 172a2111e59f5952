import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardProductsScreen } from '@/screens/dashboard/products/products-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ProductsPage: ShopPage = () => <DashboardProductsScreen />;
ProductsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'errors']);
export default ProductsPage;
