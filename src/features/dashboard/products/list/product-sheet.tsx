import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FreshnessNote } from '../../kit/freshness-note';
import { SheetPending } from '../../resource/sheet-skeleton';
import { useUnsavedGuard } from '../../resource/use-unsaved-guard';
import { ProductActions } from './product-actions';
import { PublicationBadge } from '../../kit/publication-badge';
import { managedProductQuery, stockHistoryQuery } from '../products.queries';
import { PriceForm } from '../prices/price-form';
import { StockForm } from '../stock/stock-form';
import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { LOW_STOCK } from '@/contract/constants';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { PlainTable } from '@/components/ui/plain-table';
import { heldStockPath } from '../../orders/held-stock';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/time/times';
import { Failure } from '../../kit/failure';
import { StepPages } from '../../kit/step-pages';

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

/** Every change of stock by hand: by how much, why, who and when. */
function StockHistory({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['manage-products', 'manage']);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(stockHistoryQuery(id, page));
  return (
    <section className="grid gap-2">
      <h3 id="stock-history" className="text-lg">
        {t('stock.history')}
      </h3>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data?.items.length === 0 && <p className="text-muted">{t('stock.noHistory')}</p>}
      {data && data.items.length > 0 && (
        <ol aria-labelledby="stock-history" className="grid">
          {data.items.map((item) => (
            <li key={item.id} className="grid gap-0.5 border-t border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <bdi
                  dir="ltr"
                  className={`font-bold tabular-nums ${item.change < 0 ? 'text-sale' : 'text-ok'}`}
                >
                  {signed(item.change)}
                </bdi>
                <span lang="pt-BR" dir="auto" className="font-semibold">
                  {item.presentation}
                </span>
                <span>{t(`stock.reasons.${item.reason}`)}</span>
                <span className="ms-auto text-muted">{t('stock.then', { count: item.stockAfter })}</span>
              </p>
              {item.note && <p dir="auto">{item.note}</p>}
              <p className="text-sm text-muted">
                <bdi>{item.by}</bdi> · {formatDateTime(item.at, i18n.language)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {data && <StepPages page={page} pageCount={data.pageCount} onPage={setPage} />}
    </section>
  );
}

interface StockTableProps {
  variations: ManagedProduct['variations'];
  /** The pack whose stock is being adjusted. */
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Whether the person may see who holds what is reserved. */
  seesOrders: boolean;
}

/** Units of every pack: on hand, of these promised to orders, and the way to adjust them. */
function StockTable({ variations, chosenId, onChoose, seesOrders }: StockTableProps) {
  const { t } = useTranslation('manage-products');
  return (
    <PlainTable
      isStacked
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

/** What the form of prices edits: it begins again when another person changed these, and goes on after any other change. */
const pricesOf = ({ variations }: ManagedProduct) =>
  variations.map(({ id, price, salePrice }) => [id, price, salePrice].join()).join();

interface ProductSheetProps {
  id: string;
  /** The product does not exist any more. */
  onGone: () => void;
  onDirty: (isDirty: boolean) => void;
  seesOrders: boolean;
}

/** A product beside the list: where it stands, its stock by pack with quick adjustment, and where to go from here. */
export function ProductSheet({ id, onGone, onDirty, seesOrders }: ProductSheetProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const { data: product, error, refetch } = useQuery(managedProductQuery(id));
  const [isPricing, setIsPricing] = useState(false);
  const [packId, setPackId] = useState<string | null>(null);
  const [hasPrices, setHasPrices] = useState(false);
  const [hasUnits, setHasUnits] = useState(false);
  const isTyped = hasPrices || hasUnits;
  const tell = useEffectEvent((isDirty: boolean) => onDirty(isDirty));
  useEffect(() => tell(isTyped), [isTyped]);
  useUnsavedGuard(isTyped, t('manage:unsaved'));
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
          <PriceForm
            key={pricesOf(product)}
            product={product}
            onDone={() => setIsPricing(false)}
            onDirty={setHasPrices}
          />
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
          <>
            <h4 className="font-semibold">{t('stock.adjustOf', { presentation: pack.presentation })}</h4>
            <StockForm
              key={pack.id}
              productId={id}
              pack={pack}
              onDone={() => setPackId(null)}
              onCancel={() => setPackId(null)}
              onDirty={setHasUnits}
            />
          </>
        )}
      </section>
      <StockHistory id={id} />
    </div>
  );
}
