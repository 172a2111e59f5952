import { DashboardLayout } from '@/screens/dashboard/layout';
import { prescriptions } from '@/features/dashboard/prescriptions/prescriptions';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const PrescriptionsPage: ShopPage = () => <ResourceScreen resource={prescriptions} />;
PrescriptionsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'errors']);
export default PrescriptionsPage;
