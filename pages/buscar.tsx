import { SearchScreen } from '@/screens/listing/search-screen';
import { searchPageProps } from '@/server/page-props/search-page-props';
import type { ShopPage } from '@/shell/layout';

export const getServerSideProps = searchPageProps;

const SearchPage: ShopPage = () => <SearchScreen />;

export default SearchPage;
