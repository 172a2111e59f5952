import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardLessonsScreen } from '@/screens/dashboard/content/dashboard-lessons-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const LessonsPage: ShopPage = () => <DashboardLessonsScreen />;
LessonsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default LessonsPage;
