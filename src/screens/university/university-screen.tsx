import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { brand } from '@config/brands';
import { lessonPath, ROUTES } from '@config/routes';
import { universityQuery } from '@/features/university/university.queries';
import { usePageLocale } from '@/client/use-page-locale';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { University } from '@/contract/schemas/university';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TileSkeletons } from '@/features/content/tile-skeletons';
import { findLessons } from '@/features/university/find-lessons';
import { LessonList } from '@/features/university/lesson-list';
import { useStudied } from '@/features/university/lesson-memory';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { joinList } from '@/lib/texts/join-list';

/** /universidade: the free lessons with a search and the progress of this device, and a link to the exclusive ones. */
export function UniversityScreen() {
  const { t } = useTranslation(['university', 'common']);
  const query = useQuery(universityQuery(usePageLocale()));
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description', { name: brand.name })}
        path={ROUTES.university}
      />
      <StructuredData
        trail={[{ name: t('title'), path: ROUTES.university }]}
        list={query.data?.lessons.map(({ slug }) => lessonPath(slug))}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('title') }]} />}
        title={t('title')}
        lead={t('lead')}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TileSkeletons count={6} />}>
          {({ lessons, exclusive }) => (
            <>
              <FreeLessons lessons={lessons} />
              {exclusive.count > 0 && <ExclusiveTeaser exclusive={exclusive} />}
            </>
          )}
        </QueryContent>
      </PageBody>
    </>
  );
}

function FreeLessons({ lessons }: Pick<University, 'lessons'>) {
  const { t } = useTranslation(['university', 'common']);
  const [text, setText] = useState('');
  const studied = useStudied();
  const found = findLessons(lessons, text);
  const done = lessons.filter(({ slug }) => studied.includes(slug)).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={t('search')} className="w-full max-w-sm">
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {done > 0 && <p className="text-muted">{t('done', { done, total: lessons.length })}</p>}
      </div>
      <div aria-live="polite">
        {found.length === 0 && (
          <p className="flex flex-wrap items-center gap-4 text-muted">
            {t('noLesson')}
            <Button tone="outline" size="sm" onClick={() => setText('')}>
              {t('showAll')}
            </Button>
          </p>
        )}
      </div>
      <LessonList
        lessons={found}
        pathOf={lessonPath}
        stateOf={(slug) => (studied.includes(slug) ? 'studied' : null)}
      />
    </div>
  );
}

function ExclusiveTeaser({ exclusive }: Pick<University, 'exclusive'>) {
  const { t } = useTranslation(['university', 'common']);
  const modules = joinList(exclusive.modules, t);
  return (
    <section className="grid justify-items-start gap-3 rounded-lg bg-primary-soft p-5 md:p-8">
      <h2 className="text-xl md:text-2xl">{t('exclusive.title')}</h2>
      <p>{t('exclusive.text', { count: exclusive.count })}</p>
      <p className="text-muted">{t('exclusive.subjects', { modules })}</p>
      <ButtonLink href={ROUTES.exclusiveMaterial}>{t('exclusive.open')}</ButtonLink>
    </section>
  );
}
