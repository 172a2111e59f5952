import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardProductImportScreen } from '@/screens/dashboard/products/product-import-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ImportProductsPage: ShopPage = () => <DashboardProductImportScreen />;
ImportProductsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'errors']);
export default ImportProductsPage;
