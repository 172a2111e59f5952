import { DashboardLayout } from '@/screens/dashboard/layout';
import { posts } from '@/features/dashboard/content/posts/posts';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const AllPostsPage: ShopPage = () => <ResourceScreen resource={posts} />;
AllPostsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'content', 'errors']);
export default AllPostsPage;
