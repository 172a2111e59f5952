import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Money } from '@/components/ui/money';
import type { Order } from '@/contract/schemas/orders';
import { formatKilograms } from '@/lib/weight';
import { OrderDelivery } from './order-delivery';
import { weightOf } from './order-lines';
import { OrderPaymentName } from './order-words';
import { WhenTime } from '../when-time';

const CELL = 'border-b border-line py-2 pe-3 align-top';

/** What is packed and where it goes, on one sheet of paper: boxes to tick, no prices of single packs. */
export function OrderSlip({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const { number, createdAt, lines, payer, customerNote, invoice, total, itemCount } = order;
  const weight = weightOf(lines);
  return (
    <div className="text-[10.5pt] text-black">
      <div className="mb-5 flex items-start justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="text-[15pt] font-bold">{brand.name}</p>
          <p>{brand.company.legalName}</p>
          <p>
            <bdi dir="ltr">{brand.company.phone}</bdi>
          </p>
        </div>
        <div className="text-end">
          <p className="text-[15pt] font-bold whitespace-nowrap">
            {t('slip.title')} <bdi dir="ltr">{number}</bdi>
          </p>
          <p>
            <WhenTime iso={createdAt} />
          </p>
          {invoice && (
            <p>
              {t('staffForm.invoiceNumber')} <bdi dir="ltr">{invoice.number}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="mb-5 grid grid-cols-2 gap-8">
        <OrderDelivery freight={order.freight} address={order.address} />
        <section className="grid content-start gap-1">
          <h3 className="text-lg">{t('detail.payer')}</h3>
          <p>{payer.fullName}</p>
          {payer.phone && (
            <p>
              <bdi dir="ltr">{payer.phone}</bdi>
            </p>
          )}
          <p>
            <OrderPaymentName method={order.paymentMethod} installments={order.installments} />
            {' · '}
            <Money value={total} />
          </p>
        </section>
      </div>
      <table className="w-full">
        <thead>
          <tr className="text-start">
            <th scope="col" className={`${CELL} w-10`}>
              <span className="sr-only">{t('slip.packed')}</span>
            </th>
            <th scope="col" className={`${CELL} w-24 text-end`}>
              {t('slip.quantity')}
            </th>
            <th scope="col" className={`${CELL} text-start`}>
              {t('slip.product')}
            </th>
            <th scope="col" className={`${CELL} text-start`}>
              {t('slip.pack')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.variationId} className="break-inside-avoid">
              <td className={CELL}>
                <span className="inline-block size-4 border border-black" />
              </td>
              <td className={`${CELL} text-end text-[12pt] font-bold tabular-nums`}>{line.quantity}</td>
              <td lang="pt-BR" className={CELL}>
                {line.title}
              </td>
              <td lang="pt-BR" className={CELL}>
                {line.presentation}
                {line.sku && (
                  <bdi dir="ltr" className="block">
                    {line.sku}
                  </bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 font-bold">
        {t('slip.units', { count: itemCount })}
        {weight > 0 && ` · ${formatKilograms(weight, t, i18n.language)}`}
      </p>
      {customerNote && (
        <section className="mt-5 grid gap-1">
          <h3 className="text-lg">{t('detail.customerNote')}</h3>
          <p className="whitespace-pre-line">{customerNote}</p>
        </section>
      )}
    </div>
  );
}
