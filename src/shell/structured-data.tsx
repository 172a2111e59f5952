import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { toJsonLd } from '@/lib/seo/json-ld';
import { planPageFacts, type PageFacts } from '@/lib/seo/page-facts';

/**
 * Structured data for search engines, in the HTML of the server. The builders are in no browser bundle (the condition is
 * resolved at build time): hydration leaves the element unchanged, and after a client navigation it is empty, which no
 * search engine sees. It is in the body, because `next/head` would remove it from the head during hydration.
 */
export function StructuredData(facts: PageFacts) {
  const { t } = useTranslation('common');
  const { locale } = useRouter();
  const json =
    typeof window === 'undefined'
      ? toJsonLd(
          planPageFacts(
            facts,
            { brand, locale: isLocale(locale) ? locale : DEFAULT_LOCALE },
            t('breadcrumbs.home'),
          ),
        )
      : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
