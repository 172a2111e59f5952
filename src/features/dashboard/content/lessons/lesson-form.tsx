import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';
import { Badge } from '@/components/ui/badge';
import { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { number, select, text, type FormField } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import { judged, pageForm } from '../../resource/resource-form';
import { LessonFiles } from './lesson-files';
import { LESSON_SAMPLE, lessonBody, lessonValues, NEW_LESSON, type LessonValues } from './lesson-values';
import { QuizFields } from './quiz-fields';

const own = { lang: CATALOGUE_LOCALE, dir: 'ltr' } as const;

/** The modules that there are, to choose from. */
function ModuleField() {
  const { t } = useTranslation('manage-content');
  const lessons = useQuery(endpointQuery('listManagedLessons', {})).data ?? [];
  const modules = [...new Set(lessons.map(({ module }) => module))];
  const field: FormField<LessonValues> = text('module', t('lessons.module'), {
    ...own,
    offers: modules,
    required: true,
  });
  return <FormFields fields={[field]} />;
}

/** Everything about a lesson. All of the university is Portuguese. */
export const LessonForm = pageForm({
  texts: 'manage-content',
  item: ManagedLesson,
  body: judged(lessonBody, CreateLessonBody),
  valuesOf: lessonValues,
  empty: () => NEW_LESSON,
  idOf: ({ id }) => id,
  create: (body) => call('createLesson', { body }),
  update: ({ id }, body) => call('updateLesson', { params: { id }, body }),
  remove: ({ id }) => call('deleteLesson', { params: { id } }),
  refreshes: ['listManagedLessons'],
  freshness: 'lesson',
  draft: { name: 'draft-lesson', sample: LESSON_SAMPLE },
  view: ({ t, saved }) => ({
    label: t('lessons.form'),
    remove: saved && {
      question: t('lessons.deleteQuestion', { title: saved.title }),
      hint: t('lessons.deleteHint'),
    },
    state: saved && (
      <Badge tone={saved.published ? 'ok' : 'neutral'}>
        {t(saved.published ? 'lessons.isPublished' : 'lessons.isDraft')}
      </Badge>
    ),
    labels: { module: t('lessons.module'), quiz: t('lessons.quiz') },
    fields: [
      {
        kind: 'part',
        title: t('lessons.texts'),
        fields: [
          text('title', t('lessons.name'), { ...own, required: true }),
          {
            kind: 'row',
            fields: [
              {
                kind: 'slug',
                name: 'slug',
                from: 'title',
                isNew: !saved,
                label: t('lessons.slug'),
                required: true,
              },
              select('access', t('lessons.access'), ['public', 'exclusive'], (value) =>
                t(`lessons.${value}`),
              ),
              { kind: 'custom', show: <ModuleField /> },
              {
                kind: 'row',
                className: 'grid grid-cols-2 gap-4',
                fields: [
                  number('position', t('lessons.position'), 'whole', { required: true }),
                  number('minutes', t('lessons.minutes'), 'whole', { required: true }),
                ],
              },
            ],
          },
          text('summary', t('lessons.summary'), { ...own, rows: 2 }),
          { kind: 'markdown', name: 'bodyMarkdown', label: t('lessons.body'), lang: CATALOGUE_LOCALE },
        ],
      },
      { kind: 'part', title: t('lessons.quiz'), fields: [{ kind: 'custom', show: <QuizFields /> }] },
      {
        kind: 'part',
        title: t('lessons.files'),
        fields: [
          {
            kind: 'custom',
            show: saved ? (
              <LessonFiles lesson={saved} />
            ) : (
              <p className="text-muted">{t('lessons.filesLater')}</p>
            ),
          },
        ],
      },
      {
        kind: 'part',
        title: t('lessons.publishing'),
        fields: [{ kind: 'switch', name: 'published', label: t('lessons.published') }],
      },
    ],
  }),
});
