import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { toJsonLd } from '@/lib/seo/json-ld';
import { planPageFacts, type PageFacts } from '@/lib/seo/page-facts';

/**
 * A page's facts for search engines, in the HTML of the server. The browser keeps what the server wrote and never
 * makes it: the builders are in no script (the comparison is decided when the bundle is made), and a page that is
 * reached by a click, which no search engine does, carries an empty element. It stands in the body, because
 * `next/head` would take it out of the head when the page wakes up.
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
