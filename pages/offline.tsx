import { OfflineScreen } from '@/screens/offline-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <OfflineScreen />;

export const getStaticProps = textPage(['offline']);

export default Page;
