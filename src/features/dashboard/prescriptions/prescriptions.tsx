import { lazyPart } from '../kit/lazy-part';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { PRESCRIPTION_QUEUES } from '@/contract/constants';
import { FILE_LINKS_MS } from '../orders/orders.queries';
import { defineResource } from '../resource/define-resource';

// It has a form, and comes with the sheet of an order.
const OrderPrescription = lazyPart(() =>
  import('../orders/order-prescription').then((module) => module.OrderPrescription),
);

/** What the list shows while no part of the queue is chosen: what waits for a verdict. */
const [TO_JUDGE, ...OTHERS] = PRESCRIPTION_QUEUES;

/** Prescriptions of orders: those to judge first, by their deadline. */
export const prescriptions = defineResource({
  endpoint: 'listPrescriptions',
  path: DASHBOARD_ROUTES.prescriptions,
  permission: 'orders.write',
  texts: 'dashboard',
  refetchMs: FILE_LINKS_MS,
  title: (t) => t('prescriptions.title'),
  filters: { estado: OTHERS },
  idOf: ({ number }) => number,
  view: ({ t, address: { values } }) => ({
    empty: t(values.estado ? 'prescriptions.none' : 'prescriptions.allJudged'),
    filter: {
      label: t('prescriptions.filter'),
      choices: [
        {
          name: 'estado',
          label: t('prescriptions.queue'),
          any: t(`prescriptions.queues.${TO_JUDGE}`),
          options: OTHERS.map((value) => ({ value, text: t(`prescriptions.queues.${value}`) })),
        },
      ],
    },
    columns: [
      { id: 'number', header: t('table.order'), title: ({ number }) => <bdi dir="ltr">{number}</bdi> },
      { id: 'customer', header: t('table.customer'), text: ({ fullName }) => fullName },
      {
        id: 'lines',
        header: t('prescriptions.products'),
        isExtra: true,
        cell: ({ lines }) => (
          <span lang="pt-BR" className="block max-w-96 truncate text-muted">
            {lines.map(({ title }) => title).join(', ')}
          </span>
        ),
      },
      {
        id: 'sent',
        header: t('prescriptions.sent'),
        when: ({ prescriptionFiles: [newest] }) => newest?.sentAt ?? null,
      },
      {
        id: 'until',
        header: t('prescriptions.until'),
        when: ({ prescriptionUntil }) => prescriptionUntil,
      },
      { id: 'state', header: t('table.state'), badge: ({ state }) => ['neutral', t(`state.${state}`)] },
    ],
    sheet: {
      title: (number) => t('prescriptions.one', { number }),
      row: (item, { onDone, onDirty }) =>
        item && (
          <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
            <section className="grid gap-1">
              <h3 className="text-xl wrap-anywhere">
                <bdi>{item.fullName}</bdi>
              </h3>
              <ul lang="pt-BR" className="list-disc ps-5">
                {item.lines.map(({ title, presentation, quantity }) => (
                  <li key={`${title} ${presentation}`}>
                    <bdi dir="ltr">{quantity} ×</bdi> {title}, {presentation}
                  </li>
                ))}
              </ul>
            </section>
            <OrderPrescription order={item} canWrite onJudged={onDone} onDirty={onDirty} />
          </div>
        ),
    },
  }),
});
