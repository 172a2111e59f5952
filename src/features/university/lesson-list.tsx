import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import type { LessonCard } from '@/contract/schemas/university';

interface LessonListProps {
  lessons: readonly LessonCard[];
  pathOf: (slug: string) => string;
  /** The user's progress in a lesson. */
  stateOf: (slug: string) => 'studied' | 'passed' | null;
}

/** Lessons as cards, in their order; the whole card is a link to the lesson. */
export function LessonList({ lessons, pathOf, stateOf }: LessonListProps) {
  const { t } = useTranslation('university');
  return (
    <ol className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {lessons.map(({ slug, lang, module, title, summary, minutes, questionCount }) => {
        const state = stateOf(slug);
        return (
          <li key={slug}>
            <article className="relative flex h-full flex-col gap-2 rounded-lg border border-line bg-raised p-4 transition-shadow hover:shadow-high md:p-5">
              <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
                <span lang={lang}>{module}</span>
                {state && <Badge tone={state === 'passed' ? 'ok' : 'info'}>{t(state)}</Badge>}
              </p>
              <h2 className="text-lg break-words" lang={lang}>
                <Link
                  href={pathOf(slug)}
                  className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
                >
                  <bdi>{title}</bdi>
                </Link>
              </h2>
              <p className="break-words text-muted" lang={lang}>
                <bdi>{summary}</bdi>
              </p>
              <p className="mt-auto pt-1 text-sm text-muted">
                {t('minutes', { count: minutes })} · {t('questions', { count: questionCount })}
              </p>
            </article>
          </li>
        );
      })}
    </ol>
  );
}
