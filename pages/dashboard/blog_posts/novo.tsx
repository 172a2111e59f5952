import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardPostEditorScreen } from '@/screens/dashboard/content/post-editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const NewPostPage: ShopPage = () => <DashboardPostEditorScreen isNew />;
NewPostPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'content', 'errors']);
export default NewPostPage;
