import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import type { Order } from '@/contract/schemas/orders';
import { formatKilograms } from '@/lib/weight';
import { lineTitle } from '@/lib/line-title';
import { Badge } from '@/components/ui/badge';
import { DenialReason } from '@/components/ui/text/denial-reason';
import { PAYMENT_TONES } from '@/components/ui/text/payment-tones';
import { OrderPaymentName } from './order-words';
import { WhenTime } from '../when-time';

/** Grams of everything that is packed, as far as the viewer is told. */
export const weightOf = (lines: Order['lines']) =>
  lines.reduce((sum, { quantity, weightGrams = 0 }) => sum + quantity * weightGrams, 0);

/** What was bought and what it came to. */
export function OrderLines({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const weight = weightOf(order.lines);
  const { subtotal, discount, pixDiscount, freight, total } = order.totals;
  const sums = [
    { key: 'subtotal', value: subtotal, isShown: true },
    { key: 'discount', value: -discount, isShown: discount > 0 },
    { key: 'pixDiscount', value: -pixDiscount, isShown: pixDiscount > 0 },
    { key: 'freight', value: freight, isShown: true },
  ] as const;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('detail.lines')}</h3>
      <ul className="grid gap-3">
        {order.lines
          .map((line) => ({ line, ...lineTitle(line, i18n.language) }))
          .map(({ line, title, titleLang }) => (
            <li key={line.variationId} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-3">
              <span className="tile grid size-12 place-items-center overflow-hidden rounded-sm">
                {line.picture && (
                  <PictureImage picture={line.picture} sizes="48px" alt="" className="h-auto w-[94%]" />
                )}
              </span>
              <span className="leading-snug">
                <span lang={titleLang} className="block font-semibold">
                  {title}
                </span>
                <span className="text-muted">
                  <span lang="pt-BR">{line.presentation}</span> · {line.quantity} ×{' '}
                  <Money value={line.unitPrice} className="!font-normal" />
                  {line.sku && (
                    <bdi dir="ltr" className="block wrap-anywhere">
                      SKU {line.sku}
                    </bdi>
                  )}
                </span>
              </span>
              <Money value={line.total} />
            </li>
          ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-3">
        {sums
          .filter(({ isShown }) => isShown)
          .map(({ key, value }) => (
            <div key={key} className="contents">
              <dt className="text-muted">
                {t(`totals.${key}`)}
                {key === 'discount' && order.couponCode && <bdi> ({order.couponCode})</bdi>}
              </dt>
              <dd className="text-end">
                <Money value={value} />
              </dd>
            </div>
          ))}
        {weight > 0 && (
          <>
            <dt className="text-muted">{t('totals.weight')}</dt>
            <dd className="text-end tabular-nums">{formatKilograms(weight, t, i18n.language)}</dd>
          </>
        )}
        <dt className="font-bold">{t('totals.total')}</dt>
        <dd className="text-end text-lg">
          <Money value={total} />
        </dd>
      </dl>
    </section>
  );
}

/** Every attempt to pay an order, the newest first: what was charged, how, and what came of it. */
export function OrderPayments({
  order,
}: {
  order: Pick<Order, 'payments' | 'paymentMethod' | 'installments'>;
}) {
  const { t } = useTranslation('dashboard');
  const { payments, paymentMethod, installments } = order;
  const isPaid = payments.some(({ status }) => status === 'approved');
  /** What was never paid of an order that is paid has not run out: something else took its place. */
  const wordOf = (status: Order['payments'][number]['status']) =>
    isPaid && status === 'expired' ? 'replaced' : status;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('detail.payment')}</h3>
      {payments.length === 0 && (
        <p>
          <OrderPaymentName method={paymentMethod} installments={installments} />
        </p>
      )}
      <ol className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">
                <OrderPaymentName method={payment.method} installments={payment.installments} />
              </span>
              <Badge tone={PAYMENT_TONES[payment.status]}>
                {t(`paymentStatus.${wordOf(payment.status)}`)}
              </Badge>
            </span>
            <span className="text-muted">
              <Money value={payment.amount} /> · <WhenTime iso={payment.createdAt} />
            </span>
            {payment.paid != null && (
              <span className="font-semibold">
                {t('detail.paid')} <Money value={payment.paid} />
              </span>
            )}
            {payment.interest > 0 && (
              <span className="text-muted">
                {t('detail.interest')} <Money value={payment.interest} />
              </span>
            )}
            {payment.card && (
              <span className="text-muted">
                {payment.card.brand} <bdi dir="ltr">•••• {payment.card.last4}</bdi>
              </span>
            )}
            {payment.reason && <DenialReason reason={payment.reason} />}
            {payment.simulated && <span className="text-muted">{t('detail.simulated')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
