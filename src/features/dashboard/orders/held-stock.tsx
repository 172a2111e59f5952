import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from '../kit/failure';
import { StepPages } from '../kit/step-pages';
import { writeListAddress } from '../resource/use-list-address';
import { heldStockQuery } from './orders.queries';
import { Link } from '@/components/ui/link';
import type { HeldStock as Held } from '@/contract/schemas/orders';
import { OrderPaymentName } from './order-words';
import { WhenTime } from '../when-time';

/** A pack with the unpaid orders that hold units of it, each a way to the order. */
function HeldPackItem({ pack }: { pack: Held['items'][number] }) {
  const { t } = useTranslation('dashboard');
  const { title, presentation, held, onHand, orders, orderCount } = pack;
  const more = orderCount - orders.length;
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang="pt-BR" dir="auto" className="font-semibold">
          {title} · {presentation}
        </span>
        <span className="tabular-nums">{t('held.of', { held, total: held + onHand })}</span>
      </p>
      <ul className="grid gap-1 text-[0.9375rem]">
        {orders.map(({ number, customer, email, units, paymentMethod, expiresAt }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={writeListAddress(ROUTES.dashboardOrders, { aberto: number })}
              className="inline-flex min-h-6 items-center font-semibold text-primary underline"
            >
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span className="tabular-nums">{t('held.units', { count: units })}</span>
            <bdi>{customer}</bdi>
            <bdi dir="ltr" className="break-all text-muted">
              {email}
            </bdi>
            <span className="text-muted">
              <OrderPaymentName method={paymentMethod} installments={1} />
              {expiresAt && (
                <>
                  {' '}
                  {t('held.until')} <WhenTime iso={expiresAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{t('held.more', { count: more })}</p>}
    </li>
  );
}

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
      <div className="grid gap-3 pb-4.5">
        <p className="text-[0.9375rem] text-muted">{t('held.hint')}</p>
        {isOpen && <HeldPacks packId={packId} />}
      </div>
    </details>
  );
}
