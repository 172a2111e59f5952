import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import { Failure } from '../kit/failure';
import { tableColumns } from '../resource/table-columns';
import { writeListAddress } from '../resource/use-list-address';
import { orderColumns } from './order-columns';
import { latestOrdersQuery } from './orders.queries';

const SHOWN = 8;

/** The newest orders, each a way to its detail. */
export function LatestOrders() {
  const { t } = useTranslation('dashboard');
  const { locale = 'pt-BR' } = useRouter();
  const { data, error, refetch } = useQuery(latestOrdersQuery);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data?.items.length === 0) return <p className="text-muted">{t('home.none')}</p>;
  return (
    <DataTable
      columns={tableColumns(orderColumns(t), {
        locale,
        link: ({ number }, text) => (
          <RowLink href={writeListAddress(ROUTES.dashboardOrders, { aberto: number })}>{text}</RowLink>
        ),
      })}
      rows={data?.items.slice(0, SHOWN)}
      idOf={({ number }) => number}
      caption={t('home.latest')}
    />
  );
}
