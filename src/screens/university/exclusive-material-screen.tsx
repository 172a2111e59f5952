import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { exclusiveLessonPath, ROUTES } from '@config/routes';
import { usePageLocale } from '@/client/use-page-locale';
import { ButtonLink } from '@/components/ui/button-link';
import type { ExclusiveMaterial } from '@/contract/schemas/university';
import { QueryContent } from '@/features/content/query-content';
import { TileSkeletons } from '@/features/content/tile-skeletons';
import { LessonList } from '@/features/university/lesson-list';
import { materialQuery } from '@/features/university/material.queries';
import { ExclusivePage } from './exclusive-page';

/** /universidade/material_exclusivo: the lessons that need the permission, with the user's progress. */
export function ExclusiveMaterialScreen() {
  const { t } = useTranslation('university');
  return (
    <ExclusivePage title={t('exclusive.title')} lead={t('exclusive.lead')}>
      <Material />
    </ExclusivePage>
  );
}

function stateIn({ progress }: ExclusiveMaterial, slug: string) {
  const own = progress.find((one) => one.slug === slug);
  if (own?.passedAt) return 'passed';
  return own?.readAt ? 'studied' : null;
}

function Material() {
  const { t } = useTranslation('university');
  const query = useQuery(materialQuery(usePageLocale()));
  return (
    <QueryContent query={query} skeleton={<TileSkeletons count={6} />}>
      {(material) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted">
              {t('done', {
                done: material.lessons.filter(({ slug }) => stateIn(material, slug) !== null).length,
                total: material.lessons.length,
              })}
            </p>
            {material.isComplete ? (
              <ButtonLink href={ROUTES.certificate}>{t('exclusive.certificate')}</ButtonLink>
            ) : (
              <p className="text-muted">{t('exclusive.certificateLater')}</p>
            )}
          </div>
          <LessonList
            lessons={material.lessons}
            pathOf={exclusiveLessonPath}
            stateOf={(slug) => stateIn(material, slug)}
          />
        </div>
      )}
    </QueryContent>
  );
}
