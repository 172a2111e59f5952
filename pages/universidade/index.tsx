import { UniversityScreen } from '@/screens/university/university-screen';
import { universityPageProps } from '@/server/page-props/university-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <UniversityScreen />;

export const getStaticProps = universityPageProps;

export default Page;
