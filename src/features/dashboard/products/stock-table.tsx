import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LOW_STOCK } from '@/contract/constants';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { heldStockPath } from '../held-stock';

interface StockTableProps {
  variations: ManagedProduct['variations'];
  /** The pack whose stock is being adjusted. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Whether the person may see who holds what is reserved. */
  seesOrders: boolean;
}

const HEAD = 'p-2 text-sm font-semibold text-muted';

/** Units of every pack: on hand, of these promised to orders, and the way to adjust them. */
export function StockTable({ variations, chosenId, onChoose, seesOrders }: StockTableProps) {
  const { t } = useTranslation('manage-products');
  return (
    <table className="w-full">
      <caption className="sr-only">{t('stock.title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${HEAD} ps-0 text-start`}>
            {t('stock.pack')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('stock.onHand')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('stock.reserved')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {variations.map(({ id, presentation, sku, stock, reserved }) => (
          <tr key={id} className={`border-b border-line ${id === chosenId ? 'bg-primary-soft' : ''}`}>
            <th scope="row" className="py-1.5 pe-2 text-start leading-tight font-normal">
              <span lang="pt-BR" dir="auto" className="block font-semibold">
                {presentation}
              </span>
              <bdi dir="ltr" className="text-sm break-all text-muted">
                {sku}
              </bdi>
            </th>
            <td className="p-2 text-end tabular-nums">
              {stock <= LOW_STOCK ? (
                <Badge tone={stock > 0 ? 'warn' : 'sale'}>
                  {stock} · {t(stock > 0 ? 'stock.low' : 'stock.none')}
                </Badge>
              ) : (
                stock
              )}
            </td>
            <td className="p-2 text-end tabular-nums">
              {seesOrders && reserved > 0 ? (
                <Link
                  href={heldStockPath(id)}
                  className="inline-flex min-h-6 items-center text-primary underline"
                >
                  {reserved}
                  <span className="sr-only"> {t('stock.holders', { presentation })}</span>
                </Link>
              ) : (
                reserved
              )}
            </td>
            <td className="py-1 text-end">
              <Button
                size="sm"
                tone="quiet"
                aria-label={t('stock.adjustOf', { presentation })}
                aria-expanded={id === chosenId}
                onClick={() => onChoose(id)}
              >
                {t('stock.adjust')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
