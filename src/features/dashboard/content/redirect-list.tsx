import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import dynamic from 'next/dynamic';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { Redirect } from '@/contract/schemas/managed-content';
import { ListBody } from '../kit/list-body';
import { useListAddress } from '../kit/use-list-address';
import { EditSheet, NEW } from './edit-sheet';
import { redirectListQuery } from './redirects.queries';
import { SheetItem } from './sheet-item';
import { SheetSkeleton } from './sheet-skeleton';

const RedirectForm = dynamic(() => import('./redirect-form').then((module) => module.RedirectForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** Campaign links with how often they were followed. */
export function RedirectList() {
  const { t } = useTranslation('manage-content');
  const list = useListAddress(DASHBOARD_ROUTES.redirects, []);
  const { pagina, aberto } = list.values;
  const { data, error, refetch } = useQuery(redirectListQuery(pagina));
  const close = () => list.open(null);
  const columns: ColumnDef<Redirect>[] = [
    {
      id: 'code',
      header: t('redirects.code'),
      meta: { isTitle: true },
      cell: ({ row: { original: link } }) => (
        <RowLink href={list.hrefOf({ aberto: link.code })} inPlace>
          <bdi dir="ltr">{link.code}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'target',
      header: t('redirects.target'),
      cell: ({ row: { original: link } }) => (
        <bdi dir="ltr" className="block max-w-sm truncate">
          {link.target}
        </bdi>
      ),
    },
    {
      id: 'representative',
      header: t('redirects.representativeCode'),
      cell: ({ row: { original: link } }) => <bdi dir="ltr">{link.representativeCode ?? '–'}</bdi>,
    },
    {
      id: 'hits',
      header: t('redirects.hits'),
      meta: { align: 'end' },
      cell: ({ row: { original: link } }) => (
        <bdi dir="ltr" className="tabular-nums">
          {link.hits.toLocaleString('pt-BR')}
        </bdi>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original: link } }) => (
        <Badge tone={link.active ? 'ok' : 'neutral'}>
          {t(link.active ? 'redirects.isActive' : 'redirects.isOff')}
        </Badge>
      ),
    },
  ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button className="justify-self-start print:hidden" onClick={() => list.open(NEW)}>
        {t('redirects.new')}
      </Button>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={list.isFiltered}
        path={DASHBOARD_ROUTES.redirects}
        hrefOf={list.hrefOf}
        empty={t('redirects.empty')}
      >
        <DataTable
          columns={columns}
          rows={data?.items}
          idOf={({ code }) => code}
          caption={t('redirects.title')}
          openId={aberto}
        />
      </ListBody>
      <EditSheet
        id={aberto}
        title={(id) => (id === NEW ? t('redirects.new') : <bdi dir="ltr">{id}</bdi>)}
        onClose={close}
      >
        {(id, onDirty) => (
          <SheetItem id={id} items={data?.items} idOf={({ code }) => code} error={error}>
            {(stored) => <RedirectForm stored={stored} onDirty={onDirty} onDone={close} />}
          </SheetItem>
        )}
      </EditSheet>
    </div>
  );
}
