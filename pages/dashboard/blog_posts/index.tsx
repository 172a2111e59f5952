import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardPostsScreen } from '@/screens/dashboard/content/dashboard-posts-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const PostsPage: ShopPage = () => <DashboardPostsScreen />;
PostsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'content', 'errors']);
export default PostsPage;
