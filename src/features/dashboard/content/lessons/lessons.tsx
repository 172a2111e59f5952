import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { defineResource } from '../../resource/define-resource';

/** Lessons by module, in their order, with how many people passed each. */
export const lessons = defineResource({
  endpoint: 'listManagedLessons',
  path: DASHBOARD_ROUTES.lessons,
  permission: 'content.write',
  texts: 'manage-content',
  title: (t) => t('lessons.title'),
  filters: {},
  newItem: { href: DASHBOARD_ROUTES.editLesson, label: (t) => t('lessons.new') },
  idOf: ({ id }) => id,
  view: ({ t }) => ({
    empty: t('lessons.empty'),
    hrefOf: ({ id }) => withId(DASHBOARD_ROUTES.editLesson, id),
    groupOf: ({ module }) => module,
    columns: [
      {
        id: 'title',
        header: t('lessons.name'),
        title: ({ position, title }) => <span lang={CATALOGUE_LOCALE}>{`${position}. ${title}`}</span>,
      },
      {
        id: 'access',
        header: t('lessons.access'),
        badge: ({ access }) => [access === 'public' ? 'info' : 'accent', t(`lessons.${access}`)],
      },
      {
        id: 'state',
        header: t('state'),
        badge: ({ published }) =>
          published ? ['ok', t('lessons.isPublished')] : ['neutral', t('lessons.isDraft')],
      },
      { id: 'minutes', header: t('lessons.minutes'), isExtra: true, count: ({ minutes }) => minutes },
      {
        id: 'questions',
        header: t('lessons.questions'),
        isExtra: true,
        count: ({ questionCount }) => questionCount,
      },
      { id: 'files', header: t('lessons.files'), isExtra: true, count: ({ fileCount }) => fileCount },
      { id: 'passed', header: t('lessons.passed'), count: ({ passedCount }) => passedCount },
    ],
  }),
});
