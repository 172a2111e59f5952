import { CollectionsScreen } from '@/screens/listing/collections-screen';
import { collectionsPageProps } from '@/server/page-props/collection-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <CollectionsScreen />;

export const getStaticProps = collectionsPageProps;

export default Page;
