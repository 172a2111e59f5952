import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { exclusiveLessonPath, lessonPath } from '@config/routes';
import { defineEditor } from '../../resource/resource-editor';
import { lazySheet } from '../../resource/sheet-skeleton';

const LessonForm = lazySheet(() => import('./lesson-form').then((module) => module.LessonForm));

/** The editor of the lessons. */
export const lessonEditor = defineEditor({
  endpoint: 'getManagedLesson',
  permission: 'content.write',
  texts: 'manage-content',
  words: (t) => ({
    isNew: t('lessons.new'),
    edit: t('lessons.edit'),
    back: t('lessons.back'),
    onShop: t('seeOnShop'),
  }),
  listPath: DASHBOARD_ROUTES.lessons,
  editPath: DASHBOARD_ROUTES.editLesson,
  isNewWithoutId: true,
  titleOf: ({ title }) => title,
  shopPathOf: ({ published, access, slug }) =>
    published ? (access === 'public' ? lessonPath : exclusiveLessonPath)(slug) : null,
  Form: LessonForm,
});
