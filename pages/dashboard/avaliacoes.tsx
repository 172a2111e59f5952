import { DashboardLayout } from '@/screens/dashboard/layout';
import { reviews } from '@/features/dashboard/content/reviews/reviews';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const ManagedReviewsPage: ShopPage = () => <ResourceScreen resource={reviews} />;
ManagedReviewsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default ManagedReviewsPage;
