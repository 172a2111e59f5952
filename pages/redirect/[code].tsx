import { redirectPageProps } from '@/server/page-props/redirect-page-props';
import type { ShopPage } from '@/shell/layout';

/** Never shown: every request is sent on. */
const Page: ShopPage = () => null;

export const getServerSideProps = redirectPageProps;

export default Page;
