import { FavoritesScreen } from '@/screens/listing/favorites-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = textPage(['catalog', 'saved']);

const FavoritesPage: ShopPage = () => <FavoritesScreen />;

export default FavoritesPage;
