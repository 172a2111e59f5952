import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { notify, type ToastTone } from '@/client/toast';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button } from '@/components/ui/button';
import { DataTable, type TableColumn } from '@/components/ui/data-table';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { DrawerFrame } from '@/components/ui/overlays/drawer-frame';
import { Pagination } from '@/components/ui/pagination';
import { Panel } from '@/components/ui/panel';
import { PlainTable } from '@/components/ui/plain-table';
import { RowLink } from '@/components/ui/row-link';
import { Skeleton } from '@/components/ui/skeleton';
import { PAYMENT_TONES } from '@/components/ui/text/payment-tones';
import { Group, Piece } from './group';

const NOTICES = ['info', 'warn', 'error', 'ok'] as const;
const TOASTS: readonly ToastTone[] = ['success', 'error', 'info', 'warning'];
const ROWS = [
  { number: 'BL-7K2M9Q', state: 'pending', total: 499.9 },
  { number: 'BL-3F8R1T', state: 'approved', total: 12_430 },
  { number: 'BL-9Z4C6H', state: 'denied', total: 46.5 },
] as const;
type Row = (typeof ROWS)[number];

/** What tells of the state of a page. */
export function Notices() {
  const { t } = useTranslation('common');
  return (
    <Group name="Notices">
      <Piece name="Notice" className="grid gap-3 md:grid-cols-2">
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone} title={t('failure.title')}>
            <p>{t('failure.text')}</p>
          </Notice>
        ))}
        <Notice tone="warn">
          <p>{t('failure.offline')}</p>
          <p>
            <Button tone="outline" size="sm">
              {t('actions.retry')}
            </Button>
          </p>
        </Notice>
      </Piece>
      <Piece name="Panel, Skeleton" className="grid gap-3 md:grid-cols-2">
        <Panel>{t('notFound.text')}</Panel>
        <Panel className="grid gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton />
          <Skeleton className="h-11 w-full" />
        </Panel>
      </Piece>
    </Group>
  );
}

/** Lists of many things, and the way through them. */
export function Tables() {
  const { t } = useTranslation(['account', 'common']);
  const { t: catalog } = useTranslation('catalog');
  const columns: TableColumn<Row>[] = [
    {
      id: 'number',
      header: t('orders.title'),
      isTitle: true,
      cell: ({ number }) => <RowLink href={ROUTES.shop}>{number}</RowLink>,
    },
    {
      id: 'state',
      header: t('orders.state'),
      sortHref: ROUTES.shop,
      sorted: 'ascending',
      cell: ({ state }) => <Badge tone={PAYMENT_TONES[state]}>{t(`payment.${state}`)}</Badge>,
    },
    { id: 'total', header: t('order.total'), align: 'end', cell: ({ total }) => <Money value={total} /> },
  ];
  const table = { columns, caption: t('orders.title'), idOf: ({ number }: Row) => number };
  const selection = {
    selected: new Set([ROWS[1].number]),
    onSelect: () => undefined,
    allLabel: t('orders.showAll'),
    rowLabel: ({ number }: Row) => number,
  };
  return (
    <Group name="Tables">
      <Piece name="DataTable" className="grid gap-3">
        <DataTable {...table} rows={[...ROWS]} selection={selection} />
        <DataTable {...table} rows={undefined} />
      </Piece>
      <Piece name="PlainTable" className="grid">
        <PlainTable
          caption={t('orders.title')}
          heads={[{ text: t('orders.title') }, { text: t('order.total'), align: 'end' }]}
          rows={ROWS.map(({ number, total }) => ({
            key: number,
            cells: [number, <Money key={number} value={total} />],
          }))}
        />
      </Piece>
      <Piece name="Breadcrumbs, Pagination" className="grid">
        <Breadcrumbs
          label={t('common:breadcrumbs.label')}
          items={[
            { name: t('common:breadcrumbs.home'), href: ROUTES.home },
            { name: t('common:footer.categories'), href: ROUTES.categories },
            { name: t('common:menu.corte') },
          ]}
        />
        <Pagination
          page={3}
          pageCount={9}
          hrefOf={(page) => `${ROUTES.shop}?pagina=${page}`}
          labels={{
            nav: catalog('list.pages'),
            previous: catalog('list.previous'),
            next: catalog('list.next'),
            page: (number) => catalog('list.page', { number }),
          }}
        />
      </Piece>
    </Group>
  );
}

/** What opens over the page. */
export function Overlays() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState<'dialog' | 'start' | 'end' | null>(null);
  const close = () => setOpen(null);
  const frame = { onClose: close, title: t('drawer.cart'), closeLabel: t('actions.close') };
  return (
    <Group name="Overlays">
      <Piece name="DialogFrame, DrawerFrame">
        <Button data-opens="dialog" onClick={() => setOpen('dialog')}>
          {t('modal.product')}
        </Button>
        <Button data-opens="start" onClick={() => setOpen('start')}>
          {t('header.openMenu')}
        </Button>
        <Button data-opens="end" onClick={() => setOpen('end')}>
          {t('header.cart')}
        </Button>
      </Piece>
      <Piece name="ToastContainer">
        {TOASTS.map((tone) => (
          <Button key={tone} tone="outline" onClick={() => notify(tone, t('failure.offline'))}>
            {t('actions.copied')}
          </Button>
        ))}
      </Piece>
      <DialogFrame {...frame} open={open === 'dialog'}>
        <p>{t('notFound.text')}</p>
      </DialogFrame>
      <DrawerFrame {...frame} side="start" open={open === 'start'}>
        <p className="p-5">{t('notFound.text')}</p>
      </DrawerFrame>
      <DrawerFrame {...frame} open={open === 'end'}>
        <p className="p-5">{t('notFound.text')}</p>
      </DrawerFrame>
    </Group>
  );
}
