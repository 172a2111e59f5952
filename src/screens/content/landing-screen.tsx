import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { brandContentQuery } from '@/features/content/content.queries';
import { usePageLocale } from '@/client/use-page-locale';
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
import { useSelf } from '@/features/auth/session';
import { LeadSection } from '@/features/leads/lead-section';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

const PAGES = {
  ownBrand: { content: 'ownBrandPage', path: ROUTES.ownBrand, lead: 'own_brand' },
  partner: { content: 'partnerPage', path: ROUTES.partner, lead: 'partner' },
} as const;

/** A landing page for businesses: private label, or selling with the brand. */
export function LandingScreen({ kind }: { kind: keyof typeof PAGES }) {
  const { t } = useTranslation('content');
  const locale = usePageLocale();
  const query = useQuery(brandContentQuery(locale));
  const { content, path, lead } = PAGES[kind];
  const chatHref = whatsappLink(t(`${kind}.cta.message`, { name: brand.name }));
  const page = query.data?.[content];
  return (
    <>
      <PageMeta
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`, { name: brand.name })}
        path={path}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t(`${kind}.title`) }]} />}
        title={page?.title ?? t(`${kind}.title`)}
        lead={page?.lead}
        lang={query.data?.lang}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {(brandContent) => (
            <LandingContent
              page={brandContent[content]}
              lang={brandContent.lang}
              action={
                <CallToAction title={t(`${kind}.cta.title`)} text={t(`${kind}.cta.text`)}>
                  <a
                    href={chatHref}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonStyle('accent')}
                  >
                    <Icon name="whatsapp" />
                    <bdi lang={brandContent.lang}>{brandContent[content].ctaLabel}</bdi>
                  </a>
                  <ButtonLink href={ROUTES.contact} tone="outline">
                    {t('otherWays')}
                  </ButtonLink>
                </CallToAction>
              }
            />
          )}
        </QueryContent>
        <LeadSection kind={lead} user={useSelf()} whatsappHref={chatHref} />
      </PageBody>
    </>
  );
}
