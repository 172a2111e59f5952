import { ContactScreen } from '@/screens/content/contact-screen';
import { textPage } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <ContactScreen />;

export const getStaticProps = textPage(['content', 'forms']);

export default Page;
