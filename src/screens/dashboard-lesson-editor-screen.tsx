import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/translation';
import { LessonEditor } from '@/features/dashboard/content/lesson-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** The editor of a lesson: of the one the address names, or of a new one. */
export function DashboardLessonEditorScreen() {
  const { t } = useTranslation('manage-content');
  const { query, isReady } = useRouter();
  const id = typeof query.id === 'string' && query.id !== '' ? query.id : null;
  return (
    <>
      <PageMeta title={t(id === null ? 'lessons.new' : 'lessons.edit')} noindex />
      <DashboardGate permission="content.write">
        {() => isReady && <LessonEditor key={id ?? ''} id={id} />}
      </DashboardGate>
    </>
  );
}
