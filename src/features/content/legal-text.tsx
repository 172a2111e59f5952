import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE, DEFAULT_LOCALE, type Locale } from '@config/locales';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { BrandContent } from '@/contract/schemas/content';
import { formatDate } from '@/lib/time/dates';
import { MarkdownText } from './markdown-text';
import { PortugueseNote } from './portuguese-note';

interface LegalTextProps {
  page: BrandContent['terms'];
  /** Language it is shown in. */
  lang: Locale;
}

/** A legal text with its date of change. The Portuguese text is binding, and a translation says so. */
export function LegalText({ page, lang }: LegalTextProps) {
  const { t } = useTranslation('content');
  const { locale = DEFAULT_LOCALE, asPath } = useRouter();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">
        {t('legal.updated')} <time dateTime={page.updatedAt}>{formatDate(page.updatedAt, locale)}</time>
      </p>
      <PortugueseNote lang={lang} />
      {lang !== CATALOGUE_LOCALE && (
        <Notice className="max-w-[68ch]">
          {t('legal.translation')}{' '}
          <Link
            href={asPath}
            locale={CATALOGUE_LOCALE}
            hrefLang={CATALOGUE_LOCALE}
            className="font-semibold underline"
          >
            {t('legal.original')}
          </Link>
        </Notice>
      )}
      <MarkdownText text={page.bodyMarkdown} lang={lang} />
    </div>
  );
}
