import { DashboardProductPreviewLayout } from '@/screens/dashboard/products/product-preview-layout';
import { DashboardPostPreviewScreen } from '@/screens/dashboard/content/post-preview-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const PostPreviewPage: ShopPage = () => <DashboardPostPreviewScreen />;
PostPreviewPage.layout = DashboardProductPreviewLayout;

export const getStaticProps = textPage([
  'dashboard',
  'manage',
  'manage-content',
  'content',
  'catalog',
  'errors',
]);
export default PostPreviewPage;
