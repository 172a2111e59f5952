import { ArticleScreen } from '@/screens/content/article-screen';
import { articlePageProps } from '@/server/page-props/news-page-props';
import { blockingPaths } from '@/server/page-props/static-page';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = articlePageProps;

const ArticlePage: ShopPage<{ slug: string }> = ({ slug }) => <ArticleScreen slug={slug} />;

export default ArticlePage;
