// A page of the development server alone: `pageExtensions` in next.config.js.
import { PlainLayout, UiCatalogueScreen } from '@/screens/ui-catalogue/ui-catalogue-screen';
import { loadTexts, pageLocale } from '@/server/page-props/load-texts';

const TEXTS = ['account', 'cart', 'catalog', 'errors', 'forms', 'product', 'quote'];

const Page = () => <UiCatalogueScreen />;
Page.layout = PlainLayout;

export const getStaticProps = async ({ locale }) => ({ props: await loadTexts(pageLocale(locale), TEXTS) });

export default Page;
