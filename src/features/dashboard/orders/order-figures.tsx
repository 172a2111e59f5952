import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Skeleton } from '@/components/ui/skeleton';
import type { OrderState } from '@/contract/schemas/orders';
import { writeListAddress } from '../resource/use-list-address';
import { orderCountQuery } from './orders.queries';

/** States in which an order waits for a person. */
const WAITING = [
  'pending_payment',
  'approved',
  'picking',
  'shipped',
] as const satisfies readonly OrderState[];

function OrderFigure({ state }: { state: (typeof WAITING)[number] }) {
  const { t } = useTranslation('dashboard');
  const { data, isError } = useQuery(orderCountQuery(state));
  return (
    <li className="relative rounded border border-line bg-raised px-4 py-3 hover:border-primary">
      <Link
        href={writeListAddress(ROUTES.dashboardOrders, { estado: state })}
        className="text-[0.9375rem] after:absolute after:inset-0 after:rounded"
      >
        {t(`figures.${state}`)}
      </Link>
      {data === undefined ? (
        <span className="block h-8.5 py-1">{isError ? '–' : <Skeleton className="h-7 w-10" />}</span>
      ) : (
        <b className="num block h-8.5 text-[1.625rem] leading-tight">{data}</b>
      )}
      <span className="text-sm text-muted max-sm:hidden">{t(`figures.${state}Hint`)}</span>
    </li>
  );
}

/** How many orders wait in each state, each a way to them. */
export function OrderFigures() {
  const { t } = useTranslation('dashboard');
  return (
    <ul
      aria-label={t('figures.label')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4 md:gap-4 print:hidden"
    >
      {WAITING.map((state) => (
        <OrderFigure key={state} state={state} />
      ))}
    </ul>
  );
}
