import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { brandContentQuery, brandsQuery } from '@/features/content/content.queries';
import { usePageLocale } from '@/client/use-page-locale';
import { ButtonLink } from '@/components/ui/button-link';
import { PictureImage } from '@/components/ui/picture-image';
import { BrandList } from '@/features/content/brand-list';
import { CallToAction } from '@/features/content/call-to-action';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { Paragraphs } from '@/features/content/paragraphs';
import { PortugueseNote } from '@/features/content/portuguese-note';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { Timeline } from '@/features/content/timeline';
import { ValueCards } from '@/features/content/value-cards';
import { PageMeta } from '@/shell/page-meta';

/** About the brand: its text, values, history, and the other brands of the company. */
export function AboutScreen() {
  const { t } = useTranslation(['content', 'common']);
  const locale = usePageLocale();
  const query = useQuery(brandContentQuery(locale));
  const brands = useQuery(brandsQuery);
  const name = brand.name;
  return (
    <>
      <PageMeta title={t('about.title')} description={t('about.description', { name })} path={ROUTES.about} />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('about.title') }]} />}
        title={query.data?.about.title ?? t('about.title')}
        lang={query.data?.lang}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {({ about, values, timeline, lang, picture }) => (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
                <div className="grid content-start gap-5">
                  <PortugueseNote lang={lang} />
                  <Paragraphs text={about.text} lang={lang} className="text-lg" />
                  {picture && (
                    <div className="tile mt-2 aspect-video overflow-hidden rounded-lg">
                      <PictureImage
                        picture={picture}
                        alt={t('about.picture')}
                        sizes="(min-width: 1280px) 750px, (min-width: 1024px) 55vw, 92vw"
                        className="size-full object-cover object-right"
                      />
                    </div>
                  )}
                </div>
                <Timeline title={t('about.timeline')} entries={timeline} lang={lang} />
              </div>
              <ValueCards title={t('about.values')} values={values} lang={lang} />
            </>
          )}
        </QueryContent>
        <BrandList
          title={t('about.brands')}
          brands={(brands.data ?? []).filter(({ id }) => id !== brand.id)}
        />
        <CallToAction title={t('about.cta.title')} text={t('about.cta.text')}>
          <ButtonLink href={ROUTES.shop} tone="accent">
            {t('common:notFound.shop')}
          </ButtonLink>
          <ButtonLink href={ROUTES.contact} tone="outline">
            {t('contact.title')}
          </ButtonLink>
        </CallToAction>
      </PageBody>
    </>
  );
}
