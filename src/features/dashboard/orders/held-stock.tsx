import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { Skeleton } from '@/components/ui/skeleton';
import { HeldPackItem } from './held-pack-item';
import { Failure } from '../kit/failure';
import { StepPages } from '../kit/step-pages';
import { writeListAddress } from '../resource/use-list-address';
import { heldStockQuery } from './orders.queries';

function HeldPacks({ packId }: { packId: string | null }) {
  const { t } = useTranslation(['dashboard', 'manage']);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(heldStockQuery(packId, page));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.items.length === 0) return <p className="text-muted">{t('held.nothing')}</p>;
  return (
    <>
      <ul aria-label={t('held.title')} className="divide-y divide-line">
        {data.items.map((pack) => (
          <HeldPackItem key={pack.variationId} pack={pack} />
        ))}
      </ul>
      <StepPages page={page} pageCount={data.pageCount} onPage={setPage} />
    </>
  );
}

/** Address of the orders with the holders of one pack open. */
export const heldStockPath = (packId: string) => writeListAddress(ROUTES.dashboardOrders, { retido: packId });

/** Who holds what without having paid: closed until asked for, or until an address names a pack. */
export function HeldStock() {
  const { t } = useTranslation(['dashboard', 'manage']);
  const { retido } = useRouter().query;
  const packId = typeof retido === 'string' && retido !== '' ? retido.slice(0, 64) : null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? packId !== null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setChosen(event.currentTarget.open)}
      className="rounded border border-line bg-raised px-4 print:hidden"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('held.title')}</summary>
      <div className="grid gap-3 pb-4">
        <p className="text-[0.9375rem] text-muted">{t('held.hint')}</p>
        {isOpen && <HeldPacks packId={packId} />}
      </div>
    </details>
  );
}
