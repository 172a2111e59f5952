import { CompareScreen } from '@/screens/listing/compare-screen';
import { comparePageProps } from '@/server/page-props/compare-page-props';
import type { ShopPage } from '@/shell/layout';

export const getServerSideProps = comparePageProps;

const ComparePage: ShopPage = () => <CompareScreen />;

export default ComparePage;
