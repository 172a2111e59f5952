import { ExclusiveMaterialScreen } from '@/screens/university/exclusive-material-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = textPage(['university', 'content']);

const Page: ShopPage = () => <ExclusiveMaterialScreen />;

export default Page;
