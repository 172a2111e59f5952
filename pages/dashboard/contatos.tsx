import { DashboardLayout } from '@/screens/dashboard/layout';
import { leads } from '@/features/dashboard/people/leads';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const LeadsPage: ShopPage = () => <ResourceScreen resource={leads} />;
LeadsPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default LeadsPage;
