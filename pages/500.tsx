import { ServerErrorScreen } from '@/screens/server-error-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <ServerErrorScreen />;

export const getStaticProps = textPage(['content']);

export default Page;
