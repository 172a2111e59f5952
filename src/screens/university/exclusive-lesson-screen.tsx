import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { usePageLocale } from '@/client/use-page-locale';
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

/** A lesson that needs the permission. Progress is stored with the user. */
export function ExclusiveLessonScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('university');
  const user = useSelf();
  const locale = usePageLocale();
  const query = useQuery({
    ...exclusiveLessonQuery(slug, locale),
    enabled: hasPermission(user, 'universidade'),
  });
  const title = query.data?.title;
  return (
    <ExclusivePage
      title={title ?? t('exclusive.title')}
      lang={query.data?.lang}
      lead={query.data?.summary}
      trail={query.data ? [{ name: query.data.title, lang: query.data.lang }] : []}
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
  const locale = usePageLocale();
  const ofReader = materialQuery(locale);
  const material = useQuery(ofReader);
  const refresh = () => client.invalidateQueries({ queryKey: ofReader.queryKey });
  const markRead = useMutation({
    mutationFn: () => call('markLessonRead', { params: { slug } }),
    onSuccess: refresh,
  });
  const own = material.data?.progress.find((one) => one.slug === slug);

  const check = async (answers: number[]) => {
    const result = await call('answerExclusiveQuiz', {
      params: { slug },
      query: { locale },
      body: { answers },
    });
    void refresh();
    return result;
  };

  return (
    <>
      <LessonBody
        text={<LessonText text={lesson.bodyMarkdown} lang={lesson.lang} />}
        files={<LessonFiles files={lesson.files} />}
        isRead={!!own?.readAt || markRead.isSuccess}
        onRead={() => markRead.mutate()}
        hasFailed={markRead.isError}
        quiz={lesson.quiz.length > 0 && <LessonQuiz quiz={lesson.quiz} lang={lesson.lang} onCheck={check} />}
      />
      <p>
        <ButtonLink href={ROUTES.exclusiveMaterial} tone="outline">
          {t('lesson.others')}
        </ButtonLink>
      </p>
    </>
  );
}
