import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { ListBody } from '../kit/list-body';
import { useListAddress } from '../kit/use-list-address';
import { couponColumns } from './coupon-columns';
import { couponListQuery } from './coupons.queries';
import { EditSheet, NEW } from './edit-sheet';
import { SheetItem } from './sheet-item';
import { SheetSkeleton } from './sheet-skeleton';

const CouponForm = dynamic(() => import('./coupon-form').then((module) => module.CouponForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** Coupons with what they are worth now and how often they were used. */
export function CouponList() {
  const { t } = useTranslation('manage-content');
  const { locale = 'pt-BR' } = useRouter();
  const list = useListAddress(DASHBOARD_ROUTES.coupons, ['q', 'ativos']);
  const { q, ativos, pagina, aberto } = list.values;
  const onlyLive = ativos === 'true';
  const { data, error, refetch } = useQuery(
    couponListQuery({ ...(q && { q }), ...(onlyLive && { ativos: 'true' }), pagina }),
  );
  const close = () => list.open(null);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <FilterBar
          label={t('coupons.filter')}
          search={{
            label: t('coupons.search'),
            placeholder: t('coupons.searchHint'),
            submit: t('search'),
            value: q,
          }}
          onSearch={(text) => list.filter({ q: text })}
          choice={{
            label: t('state'),
            value: onlyLive ? 'true' : '',
            any: t('coupons.any'),
            options: [{ value: 'true', text: t('coupons.onlyLive') }],
            onChoose: (value) => list.filter({ ativos: value }),
          }}
        />
        <Button className="ms-auto" onClick={() => list.open(NEW)}>
          {t('coupons.new')}
        </Button>
      </div>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={list.isFiltered}
        path={DASHBOARD_ROUTES.coupons}
        hrefOf={list.hrefOf}
        empty={t('coupons.empty')}
      >
        <DataTable
          columns={couponColumns({ t, locale, hrefOf: (id) => list.hrefOf({ aberto: id }) })}
          rows={data?.items}
          idOf={({ id }) => id}
          caption={t('coupons.title')}
          openId={aberto}
        />
      </ListBody>
      <EditSheet id={aberto} title={(id) => t(id === NEW ? 'coupons.new' : 'coupons.edit')} onClose={close}>
        {(id, onDirty) => (
          <SheetItem id={id} items={data?.items} idOf={(coupon) => coupon.id} error={error}>
            {(stored) => <CouponForm stored={stored} onDirty={onDirty} onDone={close} />}
          </SheetItem>
        )}
      </EditSheet>
    </div>
  );
}
