import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/permissions';
import { CATALOGUE_LOCALE } from '@config/locales';
import { ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { ButtonLink } from '@/components/ui/button-link';
import type { Lesson } from '@/contract/schemas/university';
import { useSelf } from '@/features/auth/session';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { LessonBody } from '@/features/university/lesson-body';
import { LessonFiles } from '@/features/university/lesson-files';
import { LessonQuiz } from '@/features/university/lesson-quiz';
import { exclusiveLessonQuery, materialQuery } from '@/features/university/material.queries';
import { ExclusivePage } from './exclusive-page';
import { LessonText } from './lesson-text';

/** A lesson behind the permission. What was read and passed is kept with the person. */
export function ExclusiveLessonScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('university');
  const user = useSelf();
  const query = useQuery({ ...exclusiveLessonQuery(slug), enabled: hasPermission(user, 'universidade') });
  const title = query.data?.title;
  return (
    <ExclusivePage
      title={title ?? t('exclusive.title')}
      lang={title && CATALOGUE_LOCALE}
      lead={query.data?.summary}
      trail={title ? [{ name: title, lang: CATALOGUE_LOCALE }] : []}
    >
      <QueryContent query={query} skeleton={<TextSkeleton />}>
        {(lesson) => <StudiedLesson key={slug} slug={slug} lesson={lesson} />}
      </QueryContent>
    </ExclusivePage>
  );
}

function StudiedLesson({ slug, lesson }: { slug: string; lesson: Lesson }) {
  const { t } = useTranslation('university');
  const client = useQueryClient();
  const material = useQuery(materialQuery);
  const refresh = () => client.invalidateQueries({ queryKey: materialQuery.queryKey });
  const markRead = useMutation({
    mutationFn: () => call('markLessonRead', { params: { slug } }),
    onSuccess: refresh,
  });
  const own = material.data?.progress.find((one) => one.slug === slug);

  const check = async (answers: number[]) => {
    const result = await call('answerExclusiveQuiz', { params: { slug }, body: { answers } });
    void refresh();
    return result;
  };

  return (
    <>
      <LessonBody
        text={<LessonText text={lesson.bodyMarkdown} />}
        files={<LessonFiles files={lesson.files} />}
        isRead={!!own?.readAt || markRead.isSuccess}
        onRead={() => markRead.mutate()}
        hasFailed={markRead.isError}
        quiz={lesson.quiz.length > 0 && <LessonQuiz quiz={lesson.quiz} onCheck={check} />}
      />
      <p>
        <ButtonLink href={ROUTES.exclusiveMaterial} tone="outline">
          {t('lesson.others')}
        </ButtonLink>
      </p>
    </>
  );
}
