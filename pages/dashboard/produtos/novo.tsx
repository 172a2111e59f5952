import { productEditor } from '@/features/dashboard/products/product-editor';
import { DashboardLayout } from '@/screens/dashboard/layout';
import { EditorScreen } from '@/screens/dashboard/editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const NewProductPage: ShopPage = () => <EditorScreen editor={productEditor} isNew />;
NewProductPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-products', 'search', 'errors']);
export default NewProductPage;
