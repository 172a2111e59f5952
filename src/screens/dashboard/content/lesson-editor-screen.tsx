import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { LessonEditor } from '@/features/dashboard/content/lessons/lesson-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';
import { DashboardNamed } from '@/screens/dashboard/named';

/** The editor of a lesson: of the one the address names, or of a new one. */
export function DashboardLessonEditorScreen() {
  const { t } = useTranslation('manage-content');
  const { query, isReady } = useRouter();
  const isNew = query.id === undefined;
  const title = t(isNew ? 'lessons.new' : 'lessons.edit');
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission="content.write" title={title}>
        {() =>
          isNew ? (
            isReady && <LessonEditor key="new" id={null} />
          ) : (
            <DashboardNamed list={DASHBOARD_ROUTES.lessons}>
              {(id) => <LessonEditor key={id} id={id} />}
            </DashboardNamed>
          )
        }
      </DashboardGate>
    </>
  );
}
