import { postEditor } from '@/features/dashboard/content/posts/post-editor';
import { DashboardLayout } from '@/screens/dashboard/layout';
import { EditorScreen } from '@/screens/dashboard/editor-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const EditPostPage: ShopPage = () => <EditorScreen editor={postEditor} />;
EditPostPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'content', 'errors']);
export default EditPostPage;
