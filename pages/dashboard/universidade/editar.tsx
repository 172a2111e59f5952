import { lessonEditor } from '@/features/dashboard/content/lessons/lesson-editor';
import { DashboardLayout } from '@/screens/dashboard/layout';
import { EditorScreen } from '@/screens/dashboard/editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const EditLessonPage: ShopPage = () => <EditorScreen editor={lessonEditor} />;
EditLessonPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default EditLessonPage;
