import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { lessonPath, ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { lessonQuery } from '@/features/university/university.queries';
import { usePageLocale } from '@/client/use-page-locale';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { LessonBody } from '@/features/university/lesson-body';
import { LessonFiles } from '@/features/university/lesson-files';
import { markStudied, useStudied } from '@/features/university/lesson-memory';
import { LessonQuiz } from '@/features/university/lesson-quiz';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { LessonText } from './lesson-text';

/** A free lesson. Progress is stored on this device. */
export function LessonScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('university');
  const locale = usePageLocale();
  const query = useQuery(lessonQuery(slug, locale));
  const isRead = useStudied().includes(slug);
  const lesson = query.data;

  const check = async (answers: number[]) => {
    const result = await call('answerQuiz', { params: { slug }, query: { locale }, body: { answers } });
    if (result.passed) markStudied(slug);
    return result;
  };

  return (
    <>
      <PageMeta
        title={lesson?.title ?? t('title')}
        description={lesson?.summary}
        path={lessonPath(slug)}
        type="article"
      />
      {lesson && (
        <StructuredData
          trail={[
            { name: t('title'), path: ROUTES.university },
            { name: lesson.title, path: lessonPath(slug) },
          ]}
        />
      )}
      <PageHeading
        breadcrumbs={
          <PageCrumbs
            trail={[
              { name: t('title'), href: ROUTES.university },
              ...(lesson ? [{ name: lesson.title, lang: lesson.lang }] : []),
            ]}
          />
        }
        title={lesson?.title ?? t('title')}
        lead={lesson?.summary}
        lang={lesson?.lang}
      >
        {lesson && <p className="text-muted">{t('minutes', { count: lesson.minutes })}</p>}
      </PageHeading>
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {(read) => (
            <LessonBody
              text={<LessonText text={read.bodyMarkdown} lang={read.lang} />}
              files={<LessonFiles files={read.files} />}
              isRead={isRead}
              onRead={() => markStudied(slug)}
              quiz={
                read.quiz.length > 0 && (
                  <LessonQuiz key={slug} quiz={read.quiz} lang={read.lang} onCheck={check} />
                )
              }
            />
          )}
        </QueryContent>
      </PageBody>
    </>
  );
}
