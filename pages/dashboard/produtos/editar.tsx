import { productEditor } from '@/features/dashboard/products/product-editor';
import { DashboardLayout } from '@/screens/dashboard/layout';
import { EditorScreen } from '@/screens/dashboard/editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const EditProductPage: ShopPage = () => <EditorScreen editor={productEditor} />;
EditProductPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'search', 'errors']);
export default EditProductPage;
