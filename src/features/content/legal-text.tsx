import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE, DEFAULT_LOCALE } from '@config/locales';
import type { BrandContent } from '@/contract/schemas/content';
import { formatDate } from '@/lib/dates';
import { MarkdownText } from './markdown-text';
import { PortugueseNote } from './portuguese-note';

/** A legal text with the day it was last changed. The Portuguese one binds, so no other is shown. */
export function LegalText({ page }: { page: BrandContent['terms'] }) {
  const { t } = useTranslation('content');
  const { locale = DEFAULT_LOCALE } = useRouter();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">
        {t('legal.updated')} <time dateTime={page.updatedAt}>{formatDate(page.updatedAt, locale)}</time>
      </p>
      <PortugueseNote />
      <MarkdownText text={page.bodyMarkdown} lang={CATALOGUE_LOCALE} />
    </div>
  );
}
