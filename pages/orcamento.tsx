import { QuoteScreen } from '@/screens/quotes/quote-screen';
import { quotingPage } from '@/server/page-props/selling-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticProps = quotingPage(['quote', 'forms']);

const QuotePage: ShopPage = () => <QuoteScreen />;

export default QuotePage;
