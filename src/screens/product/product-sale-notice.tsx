import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import type { Product } from '@/contract/schemas/catalog';

/** What the law asks of a buyer of this product. A lazy chunk, because most are sold freely. */
export default function ProductSaleNotice({
  saleClass,
}: {
  saleClass: Exclude<Product['saleClass'], 'livre'>;
}) {
  const { t } = useTranslation('product');
  return (
    <Notice tone="warn">{t(saleClass === 'receita' ? 'details.prescription' : 'details.restricted')}</Notice>
  );
}
