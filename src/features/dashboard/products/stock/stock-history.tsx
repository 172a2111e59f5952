import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/time/times';
import { Failure } from '../../kit/failure';
import { StepPages } from '../../kit/step-pages';
import { stockHistoryQuery } from '../products.queries';

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

/** Every change of stock by hand: by how much, why, who and when. */
export function StockHistory({ id }: { id: string }) {
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
