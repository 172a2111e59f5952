import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { CATALOGUE_LOCALE } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { exclusiveLessonPath, lessonPath, withId } from '@config/routes';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Failure } from '../kit/failure';
import { PageHead } from '../kit/page-head';
import { managedLessonQuery } from './lessons.queries';
import { SheetSkeleton } from './sheet-skeleton';

const LessonForm = dynamic(() => import('./lesson-form').then((module) => module.LessonForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** The editor of a stored lesson, or of a new one (`null`). */
export function LessonEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-content');
  const router = useRouter();
  const [generation, setGeneration] = useState(0);
  const { data, error, refetch } = useQuery({ ...managedLessonQuery(id ?? ''), enabled: id !== null });
  const lesson = data ?? null;
  const title = lesson ? (
    <span lang={CATALOGUE_LOCALE}>{lesson.title}</span>
  ) : (
    t(id === null ? 'lessons.new' : 'lessons.edit')
  );
  return (
    <>
      <PageHead title={title}>
        <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.lessons}>
          {t('lessons.back')}
        </ButtonLink>
        {lesson?.published && (
          <ButtonLink
            size="sm"
            tone="outline"
            href={lesson.access === 'public' ? lessonPath(lesson.slug) : exclusiveLessonPath(lesson.slug)}
            target="_blank"
          >
            <Icon name="storefront" />
            {t('seeOnShop')}
          </ButtonLink>
        )}
      </PageHead>
      {id !== null && !lesson ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )
      ) : (
        <LessonForm
          key={`${id ?? 'novo'}-${generation}`}
          lesson={lesson}
          onCreated={(created) => void router.replace(withId(DASHBOARD_ROUTES.editLesson, created))}
          onDeleted={() => void router.push(DASHBOARD_ROUTES.lessons)}
          onDiscard={() => setGeneration(generation + 1)}
        />
      )}
    </>
  );
}
