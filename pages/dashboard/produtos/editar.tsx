import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardProductEditorScreen } from '@/screens/dashboard/products/product-editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const EditProductPage: ShopPage = () => <DashboardProductEditorScreen />;
EditProductPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'search', 'errors']);
export default EditProductPage;
