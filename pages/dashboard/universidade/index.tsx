import { DashboardLayout } from '@/screens/dashboard/layout';
import { lessons } from '@/features/dashboard/content/lessons/lessons';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const LessonsPage: ShopPage = () => <ResourceScreen resource={lessons} />;
LessonsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default LessonsPage;
