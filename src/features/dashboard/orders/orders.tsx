import dynamic from 'next/dynamic';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { hasPermission } from '@config/has-permission';
import { ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { Checkbox } from '@/components/ui/checkbox';
import { ORDER_STATES, PAYMENT_METHODS } from '@/contract/constants';
import type { OrderState } from '@/contract/schemas/orders';
import { DayFilters } from '../kit/day-filters';
import { defineResource, type Texts } from '../resource/define-resource';
import { orderColumns } from './order-columns';
import { ORDER_RULES, planSort, toOrderQuery } from './order-filters';
import { FRESH_MS } from './orders.queries';
import { lazySheet } from '../resource/sheet-skeleton';

const OrderDetail = lazySheet(() => import('./order-detail').then((module) => module.OrderDetail));
/** Representatives move their orders one by one, and never load it. */
const OrderBulk = dynamic(() => import('./order-bulk').then((module) => module.OrderBulk), { ssr: false });

interface OrderListOptions {
  path: string;
  title: (t: Texts<'dashboard'>) => string;
  /** The one state this list shows; the person chooses without it. */
  onlyState?: OrderState;
  /** Stands beside a menu of its own: fewer columns, and orders are moved one by one. */
  isNarrow?: boolean;
}

const defineOrders = ({ path, title, onlyState, isNarrow = false }: OrderListOptions) =>
  defineResource({
    endpoint: 'listOrders',
    path,
    permission: 'orders.read',
    texts: 'dashboard',
    title,
    filters: ORDER_RULES,
    toQuery: (values) => toOrderQuery(onlyState ? { ...values, estado: onlyState } : values),
    refetchMs: FRESH_MS,
    idOf: ({ number }) => number,
    exports: { fileName: 'pedidos', load: (query) => call('exportOrders', { query }) },
    view({ t, user, address: { values, hrefOf, filter } }) {
      const sorted = (high: Parameters<typeof planSort>[1], low: typeof high) => {
        const { next, ...state } = planSort(values.ordem, high, low);
        return { ...state, sortHref: hrefOf({ ordem: next, pagina: 1, aberto: null }) };
      };
      const sort = { date: sorted('recentes', 'antigos'), total: sorted('maior-valor', 'menor-valor') };
      return {
        empty: t('home.none'),
        filter: {
          label: t('filters.label'),
          search: {
            name: 'q',
            label: t('filters.search'),
            // Who sees no documents does not find by them either.
            placeholder: t(
              hasPermission(user, 'orders.read') ? 'filters.searchHint' : 'filters.searchHintOwn',
            ),
          },
          choices: [
            !onlyState && {
              name: 'estado',
              label: t('filters.state'),
              any: t('filters.anyState'),
              options: ORDER_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
            },
            {
              name: 'metodo',
              label: t('filters.payment'),
              any: t('filters.anyPayment'),
              options: PAYMENT_METHODS.map((value) => ({ value, text: t(`payment.${value}`) })),
            },
          ],
          more: (
            <>
              <DayFilters
                from={values.de}
                to={values.ate}
                labels={{
                  from: t('filters.from'),
                  to: t('filters.to'),
                  hint: t('filters.dayHint'),
                  wrong: t('filters.dayWrong'),
                }}
                onChange={({ from, to }) =>
                  filter({ ...(from !== undefined && { de: from }), ...(to !== undefined && { ate: to }) })
                }
              />
              {/* A user who sees only some orders is not told which need a look. */}
              {hasPermission(user, 'orders.read') && (
                <Checkbox
                  label={t('filters.attention')}
                  checked={values.atencao === '1'}
                  onChange={({ target }) => filter({ atencao: target.checked ? '1' : '' })}
                  className="min-h-12"
                />
              )}
              {hasPermission(user, 'orders.read') && (!onlyState || onlyState === 'approved') && (
                <Checkbox
                  label={t('filters.toPick')}
                  checked={values.separar === '1'}
                  onChange={({ target }) => filter({ separar: target.checked ? '1' : '' })}
                  className="min-h-12"
                />
              )}
            </>
          ),
        },
        columns: orderColumns(t, { isNarrow, sort }),
        bulk:
          hasPermission(user, 'orders.write') && !isNarrow
            ? {
                allLabel: t('bulk.all'),
                rowLabel: ({ number }) => t('bulk.one', { number }),
                bar: (chosen, clear) => <OrderBulk orders={chosen} onClear={() => clear()} onMoved={clear} />,
              }
            : undefined,
        sheet: {
          title: (number) => (
            <>
              {t('detail.title')} <bdi dir="ltr">{number}</bdi>
            </>
          ),
          byId: (number, { onDirty }) => <OrderDetail number={number} self={user} onTyped={onDirty} />,
        },
      };
    },
  });

/** The orders of the shop, and those of a representative's customers. */
export const orders = {
  all: defineOrders({ path: ROUTES.dashboardOrders, title: (t) => t('orders.all') }),
  approved: defineOrders({
    path: DASHBOARD_ROUTES.approvedOrders,
    title: (t) => t('orders.approved'),
    onlyState: 'approved',
  }),
};

export const ownOrders = {
  pending: defineOrders({
    path: ROUTES.ownDashboardOrders,
    title: (t) => t('sales.place.pending'),
    onlyState: 'pending_payment',
    isNarrow: true,
  }),
  approved: defineOrders({
    path: DASHBOARD_ROUTES.ownApprovedOrders,
    title: (t) => t('sales.place.approved'),
    onlyState: 'approved',
    isNarrow: true,
  }),
  all: defineOrders({
    path: DASHBOARD_ROUTES.ownAllOrders,
    title: (t) => t('sales.place.all'),
    isNarrow: true,
  }),
};
