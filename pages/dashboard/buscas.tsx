import { DashboardLayout } from '@/screens/dashboard/layout';
import { DashboardSearchesScreen } from '@/screens/dashboard/searches-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const SearchesPage: ShopPage = () => <DashboardSearchesScreen />;
SearchesPage.layout = DashboardLayout;

export const getStaticProps = textPage(['dashboard', 'manage', 'manage-people', 'manage-search', 'errors']);
export default SearchesPage;
