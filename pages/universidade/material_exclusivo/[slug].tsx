import type { GetServerSideProps } from 'next';
import { ExclusiveLessonScreen } from '@/screens/university/exclusive-lesson-screen';
import { loadTexts, pageLocale } from '@/server/page-props/load-texts';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage<{ slug: string }> = ({ slug }) => <ExclusiveLessonScreen slug={slug} />;

// Texts only: the lesson comes from the API, after it has asked for the permission.
export const getServerSideProps: GetServerSideProps = async ({ locale, params }) => ({
  props: { slug: params?.slug, ...(await loadTexts(pageLocale(locale), ['university', 'content'])) },
});

export default Page;
