import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { exclusiveLessonPath, lessonPath } from '@config/routes';
import { ResourceEditor } from '../../resource/resource-editor';
import { SheetSkeleton } from '../../resource/sheet-skeleton';

const LessonForm = dynamic(() => import('./lesson-form').then((module) => module.LessonForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** The editor of a stored lesson, or of a new one (`null`). */
export function LessonEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-content');
  return (
    <ResourceEditor
      id={id}
      endpoint="getManagedLesson"
      listPath={DASHBOARD_ROUTES.lessons}
      editPath={DASHBOARD_ROUTES.editLesson}
      texts={{
        isNew: t('lessons.new'),
        edit: t('lessons.edit'),
        back: t('lessons.back'),
        onShop: t('seeOnShop'),
      }}
      titleOf={({ title }) => title}
      shopPathOf={({ published, access, slug }) =>
        published ? (access === 'public' ? lessonPath : exclusiveLessonPath)(slug) : null
      }
      Form={LessonForm}
    />
  );
}
