import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { CATALOGUE_LOCALE } from '@config/locales';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { CallToAction } from '@/features/content/call-to-action';
import { LandingContent } from '@/features/content/landing-content';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/whatsapp-link';

/** Products made under the visitor’s own name. */
export function OwnBrandScreen() {
  const { t } = useTranslation('content');
  const query = useQuery(endpointQuery('getBrandContent', {}));
  const page = query.data?.ownBrandPage;
  return (
    <>
      <PageMeta
        title={t('ownBrand.title')}
        description={t('ownBrand.description', { name: brand.name })}
        path={ROUTES.ownBrand}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('ownBrand.title') }]} />}
        title={page?.title ?? t('ownBrand.title')}
        lead={page?.lead}
        lang={page && CATALOGUE_LOCALE}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {({ ownBrandPage }) => (
            <LandingContent
              page={ownBrandPage}
              action={
                <CallToAction title={t('ownBrand.cta.title')} text={t('ownBrand.cta.text')}>
                  <a
                    href={whatsappLink(t('ownBrand.cta.message', { name: brand.name }))}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonStyle('accent')}
                  >
                    <Icon name="whatsapp" />
                    <bdi lang={CATALOGUE_LOCALE}>{ownBrandPage.ctaLabel}</bdi>
                  </a>
                  <ButtonLink href={ROUTES.contact} tone="outline">
                    {t('otherWays')}
                  </ButtonLink>
                </CallToAction>
              }
            />
          )}
        </QueryContent>
      </PageBody>
    </>
  );
}
