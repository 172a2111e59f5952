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

/** How to sell with the brand: representatives, resellers, technicians. */
export function PartnerScreen() {
  const { t } = useTranslation('content');
  const query = useQuery(endpointQuery('getBrandContent', {}));
  const page = query.data?.partnerPage;
  return (
    <>
      <PageMeta
        title={t('partner.title')}
        description={t('partner.description', { name: brand.name })}
        path={ROUTES.partner}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('partner.title') }]} />}
        title={page?.title ?? t('partner.title')}
        lead={page?.lead}
        lang={page && CATALOGUE_LOCALE}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {({ partnerPage }) => (
            <LandingContent
              page={partnerPage}
              action={
                <CallToAction title={t('partner.cta.title')} text={t('partner.cta.text')}>
                  <a
                    href={whatsappLink(t('partner.cta.message', { name: brand.name }))}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonStyle('accent')}
                  >
                    <Icon name="whatsapp" />
                    <bdi lang={CATALOGUE_LOCALE}>{partnerPage.ctaLabel}</bdi>
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
