import { DashboardLayout } from '@/screens/dashboard/layout';
import { users } from '@/features/dashboard/people/users';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const RepresentativesPage: ShopPage = () => <ResourceScreen resource={users.representatives} />;
RepresentativesPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'errors']);
export default RepresentativesPage;
