import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { searchPath } from '@config/routes';
import type { ProductList } from '@/contract/schemas/catalog';

interface ProductListCorrectionProps {
  q: string | undefined;
  list: ProductList;
}

/** Which spelling the list is of, or which one may have been meant; an empty list says the latter itself. */
export function ProductListCorrection({
  q,
  list: { searchedFor, suggestion, total },
}: ProductListCorrectionProps) {
  const { t } = useTranslation('search');
  if (!q || total === 0) return null;
  if (searchedFor) return <p className="mt-3">{t('corrected.shown', { shown: searchedFor, q })}</p>;
  if (!suggestion) return null;
  return (
    <p className="mt-3">
      {t('corrected.didYouMean')}{' '}
      <Link
        href={searchPath({ q: suggestion })}
        lang="pt-BR"
        className="inline-block min-h-6 font-bold text-primary underline"
      >
        {suggestion}
      </Link>
    </p>
  );
}
