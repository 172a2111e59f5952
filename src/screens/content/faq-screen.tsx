import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { faqQuery } from '@/features/content/content.queries';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { CallToAction } from '@/features/content/call-to-action';
import { FaqList } from '@/features/content/faq-list';
import { useOpenAtHash } from '@/features/content/use-open-at-hash';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** Frequent questions. Two addresses show it; the Portuguese one is canonical. */
export function FaqScreen() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const query = useQuery(faqQuery(locale));
  useOpenAtHash(query.isSuccess);
  return (
    <>
      <PageMeta
        title={t('faq.title')}
        description={t('faq.description', { name: brand.name })}
        path={ROUTES.faq}
      />
      <StructuredData faq={query.data} trail={[{ name: t('faq.title'), path: ROUTES.faq }]} />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('faq.title') }]} />}
        title={t('faq.title')}
        lead={t('faq.lead')}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {(sections) => <FaqList sections={sections} navLabel={t('faq.subjects')} empty={t('faq.empty')} />}
        </QueryContent>
        <CallToAction title={t('faq.cta.title')} text={t('faq.cta.text')}>
          <a
            href={whatsappLink(t('faq.cta.message'))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('accent')}
          >
            <Icon name="whatsapp" />
            {t('talkOnWhatsapp')}
          </a>
        </CallToAction>
      </PageBody>
    </>
  );
}
