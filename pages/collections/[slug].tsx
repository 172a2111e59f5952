import { CollectionScreen } from '@/screens/listing/collection-screen';
import { collectionPageProps } from '@/server/page-props/collection-page-props';
import { blockingPaths } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = collectionPageProps;

const CollectionPage: ShopPage<{ slug: string }> = ({ slug }) => <CollectionScreen slug={slug} />;

export default CollectionPage;
