import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardProductEditorScreen } from '@/screens/dashboard/products/dashboard-product-editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const NewProductPage: ShopPage = () => <DashboardProductEditorScreen isNew />;
NewProductPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'errors']);
export default NewProductPage;
