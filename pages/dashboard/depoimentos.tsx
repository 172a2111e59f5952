import { DashboardLayout } from '@/screens/dashboard/dashboard-layout';
import { DashboardTestimonialsScreen } from '@/screens/dashboard/content/dashboard-testimonials-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const TestimonialsPage: ShopPage = () => <DashboardTestimonialsScreen />;
TestimonialsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-content', 'errors']);
export default TestimonialsPage;
