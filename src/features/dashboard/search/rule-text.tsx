import { useTranslation } from 'next-i18next/pages';
import type { SearchRule } from '@/contract/schemas/search-desk';

/** A rule in words: what it does, with what, and in which language. */
export function RuleText({ rule: { kind, target, productTitle, locale } }: { rule: SearchRule }) {
  const { t } = useTranslation('manage-search');
  const shown = productTitle ?? target;
  return (
    <span>
      {t(`kinds.${kind}`)}
      {shown && (
        <>
          {': '}
          <bdi className="font-semibold break-all">{shown}</bdi>
        </>
      )}
      <span className="block text-sm text-muted">{locale ? t(`locales.${locale}`) : t('locales.all')}</span>
    </span>
  );
}
