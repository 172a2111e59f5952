import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardLessonEditorScreen } from '@/screens/dashboard/content/lesson-editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const EditLessonPage: ShopPage = () => <DashboardLessonEditorScreen />;
EditLessonPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default EditLessonPage;
