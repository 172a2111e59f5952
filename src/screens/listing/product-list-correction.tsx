import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { searchPath } from '@config/routes';
import type { ProductList } from '@/contract/schemas/catalog';
import { withFilters, type ListFilters } from '@/features/catalog/list/product-list-url';

interface ProductListCorrectionProps {
  filters: ListFilters;
  list: ProductList;
  hrefOf: (filters: ListFilters) => string;
}

const LINK = 'inline-block max-w-full min-h-6 font-bold wrap-anywhere text-primary underline';

/**
 * Explains the results of a search: the corrected spelling with a link to the typed one, words that were left out, and
 * what may have been meant. An empty list shows the last one itself.
 */
export function ProductListCorrection({ filters, list, hrefOf }: ProductListCorrectionProps) {
  const { t } = useTranslation('search');
  const { q } = filters;
  const { searchedFor, suggestion, total, reading } = list;
  if (!q || total === 0) return null;
  const leftOut = reading?.leftOut ?? [];
  return (
    <div className="mt-3 grid gap-1.5 empty:hidden">
      {searchedFor && (
        <p>
          {t('corrected.shown', { shown: searchedFor, q })}{' '}
          <Link href={hrefOf(withFilters(filters, { exato: 'true' }))} className={LINK}>
            {t('corrected.undo', { q })}
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <p>
          {t('relaxed.leftOut', { count: leftOut.length })}{' '}
          <bdi>
            {leftOut.map((word, at) => (
              <span key={word}>
                {at > 0 && ' '}
                <s>{word}</s>
              </span>
            ))}
          </bdi>
        </p>
      )}
      {reading?.asksAboutHealth && <p className="text-muted">{t('relaxed.health')}</p>}
      {!searchedFor && suggestion && (
        <p>
          {t('corrected.didYouMean')}{' '}
          <Link href={searchPath({ q: suggestion })} lang="pt-BR" className={LINK}>
            {suggestion}
          </Link>
        </p>
      )}
    </div>
  );
}
