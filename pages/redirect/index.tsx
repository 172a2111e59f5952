import { redirectPageProps } from '@/server/page-props/redirect-page-props';
import type { ShopPage } from '@/shell/layout';

/** Never shown: without a code every request is sent home. */
const Page: ShopPage = () => null;

export const getServerSideProps = redirectPageProps;

export default Page;
