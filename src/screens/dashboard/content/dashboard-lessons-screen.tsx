import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ButtonLink } from '@/components/ui/button-link';
import { LessonList } from '@/features/dashboard/content/lesson-list';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** The lessons of the university. */
export function DashboardLessonsScreen() {
  const { t } = useTranslation('manage-content');
  const title = t('lessons.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title}>
        <ButtonLink href={DASHBOARD_ROUTES.editLesson}>{t('lessons.new')}</ButtonLink>
      </PageHead>
      <DashboardGate permission="content.write">{() => <LessonList />}</DashboardGate>
    </>
  );
}
