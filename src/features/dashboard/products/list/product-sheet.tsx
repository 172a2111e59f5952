import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FreshnessNote } from '../../kit/freshness-note';
import { SheetPending } from '../../resource/sheet-skeleton';
import { ProductActions } from './product-actions';
import { PublicationBadge } from '../../kit/publication-badge';
import { managedProductQuery } from '../products.queries';
import { PriceForm } from '../prices/price-form';
import { StockForm } from '../stock/stock-form';
import { StockHistory } from '../stock/stock-history';
import { StockTable } from '../stock/stock-table';

interface ProductSheetProps {
  id: string;
  /** The product does not exist any more. */
  onGone: () => void;
  seesOrders: boolean;
}

/** A product beside the list: where it stands, its stock by pack with quick adjustment, and where to go from here. */
export function ProductSheet({ id, onGone, seesOrders }: ProductSheetProps) {
  const { t } = useTranslation('manage-products');
  const { data: product, error, refetch } = useQuery(managedProductQuery(id));
  const [isPricing, setIsPricing] = useState(false);
  const [packId, setPackId] = useState<string | null>(null);
  if (!product) return <SheetPending error={error} onRetry={refetch} />;
  const pack = product.variations.find((candidate) => candidate.id === packId);
  return (
    <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
      <div className="grid gap-1">
        <PublicationBadge state={product.state} at={product.publishAt} />
        <FreshnessNote entity="product" id={id} />
      </div>
      <ProductActions product={product} onGone={onGone} />
      {isPricing ? (
        <section className="grid gap-2">
          <h3 className="text-lg">{t('prices.title')}</h3>
          <PriceForm key={product.version} product={product} onDone={() => setIsPricing(false)} />
        </section>
      ) : (
        <Button size="sm" tone="outline" onClick={() => setIsPricing(true)} className="justify-self-start">
          {t('prices.change')}
        </Button>
      )}
      <section className="grid gap-2">
        <h3 className="text-lg">{t('stock.title')}</h3>
        <StockTable
          variations={product.variations}
          chosenId={packId}
          onChoose={setPackId}
          seesOrders={seesOrders}
        />
        {pack && (
          <StockForm
            key={pack.id}
            productId={id}
            pack={pack}
            onDone={() => setPackId(null)}
            onCancel={() => setPackId(null)}
          />
        )}
      </section>
      <StockHistory id={id} />
    </div>
  );
}
