import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LOW_STOCK } from '@/contract/constants';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { PlainTable } from '../../kit/plain-table';
import { heldStockPath } from '../../orders/held-stock';

interface StockTableProps {
  variations: ManagedProduct['variations'];
  /** The pack whose stock is being adjusted. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Whether the person may see who holds what is reserved. */
  seesOrders: boolean;
}

/** Units of every pack: on hand, of these promised to orders, and the way to adjust them. */
export function StockTable({ variations, chosenId, onChoose, seesOrders }: StockTableProps) {
  const { t } = useTranslation('manage-products');
  return (
    <PlainTable
      caption={t('stock.title')}
      heads={[
        { text: t('stock.pack') },
        { text: t('stock.onHand'), align: 'end' },
        { text: t('stock.reserved'), align: 'end' },
        { text: '', align: 'end' },
      ]}
      rows={variations.map(({ id, presentation, sku, stock, reserved }) => ({
        key: id,
        cells: [
          <span key="pack" lang="pt-BR" dir="auto">
            {presentation}
            <bdi dir="ltr" className="block text-sm font-normal break-all text-muted">
              {sku}
            </bdi>
          </span>,
          stock <= LOW_STOCK ? (
            <Badge key="stock" tone={stock > 0 ? 'warn' : 'sale'}>
              {stock} · {t(stock > 0 ? 'stock.low' : 'stock.none')}
            </Badge>
          ) : (
            stock
          ),
          seesOrders && reserved > 0 ? (
            <Link
              key="reserved"
              href={heldStockPath(id)}
              className="inline-flex min-h-6 items-center text-primary underline"
            >
              {reserved}
              <span className="sr-only"> {t('stock.holders', { presentation })}</span>
            </Link>
          ) : (
            reserved
          ),
          <Button
            key="adjust"
            size="sm"
            tone="quiet"
            aria-label={t('stock.adjustOf', { presentation })}
            aria-expanded={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {t('stock.adjust')}
          </Button>,
        ],
      }))}
    />
  );
}
