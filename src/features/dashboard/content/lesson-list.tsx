import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import { Skeleton } from '@/components/ui/skeleton';
import type { ManagedLessonSummary } from '@/contract/schemas/managed-content';
import { Failure } from '../kit/failure';
import { lessonListQuery } from './lessons.queries';

/** Lessons by module, in their order, with how many people passed each. */
export function LessonList() {
  const { t } = useTranslation('manage-content');
  const { data, error, refetch } = useQuery(lessonListQuery);
  const columns: ColumnDef<ManagedLessonSummary>[] = [
    {
      id: 'title',
      header: t('lessons.name'),
      meta: { isTitle: true },
      cell: ({ row: { original: lesson } }) => (
        <RowLink href={withId(DASHBOARD_ROUTES.editLesson, lesson.id)}>
          <span lang={CATALOGUE_LOCALE}>
            {lesson.position}. {lesson.title}
          </span>
        </RowLink>
      ),
    },
    {
      id: 'access',
      header: t('lessons.access'),
      cell: ({ row: { original: lesson } }) => (
        <Badge tone={lesson.access === 'public' ? 'info' : 'accent'}>{t(`lessons.${lesson.access}`)}</Badge>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original: lesson } }) => (
        <Badge tone={lesson.published ? 'ok' : 'neutral'}>
          {t(lesson.published ? 'lessons.isPublished' : 'lessons.isDraft')}
        </Badge>
      ),
    },
    {
      id: 'minutes',
      header: t('lessons.minutes'),
      meta: { align: 'end', isExtra: true },
      cell: ({ row: { original: lesson } }) => lesson.minutes,
    },
    {
      id: 'questions',
      header: t('lessons.questions'),
      meta: { align: 'end', isExtra: true },
      cell: ({ row: { original: lesson } }) => lesson.questionCount,
    },
    {
      id: 'files',
      header: t('lessons.files'),
      meta: { align: 'end', isExtra: true },
      cell: ({ row: { original: lesson } }) => lesson.fileCount,
    },
    {
      id: 'passed',
      header: t('lessons.passed'),
      meta: { align: 'end' },
      cell: ({ row: { original: lesson } }) => lesson.passedCount,
    },
  ];
  if (!data)
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  if (data.length === 0)
    return (
      <p className="rounded border border-line bg-raised px-4 py-12 text-center text-lg font-bold">
        {t('lessons.empty')}
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {[...new Set(data.map(({ module }) => module))].map((module) => (
        <section key={module} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 lang={CATALOGUE_LOCALE} className="text-xl">
            {module}
          </h2>
          <DataTable
            columns={columns}
            rows={data.filter((lesson) => lesson.module === module)}
            idOf={({ id }) => id}
            caption={module}
          />
        </section>
      ))}
    </div>
  );
}
