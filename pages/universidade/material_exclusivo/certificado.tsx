import { CertificateScreen } from '@/screens/university/certificate-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = textPage(['university', 'content']);

const Page: ShopPage = () => <CertificateScreen />;

export default Page;
