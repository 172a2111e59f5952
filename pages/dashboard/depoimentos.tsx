import { DashboardLayout } from '@/screens/dashboard/layout';
import { testimonials } from '@/features/dashboard/content/testimonials/testimonials';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const TestimonialsPage: ShopPage = () => <ResourceScreen resource={testimonials} />;
TestimonialsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default TestimonialsPage;
