import { LessonScreen } from '@/screens/university/lesson-screen';
import { blockingPaths } from '@/server/page-props/static-page';
import { lessonPageProps } from '@/server/page-props/university-page-props';
import type { ShopPage } from '@/shell/layout';

export const getStaticPaths = blockingPaths;
export const getStaticProps = lessonPageProps;

const LessonPage: ShopPage<{ slug: string }> = ({ slug }) => <LessonScreen slug={slug} />;

export default LessonPage;
