import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/contract/schemas/orders';
import { planArrival, stepsAhead } from '@/lib/time/plan-arrival';
import type { MissingPrescription } from './missing-prescription';
import { formatDate } from '@/lib/time/dates';
import { formatDateTime } from '@/lib/time/times';
import { orderStateWord } from '@/lib/texts/order-state-word';

interface OrderHistoryProps {
  order: Pick<Order, 'state' | 'freight'> & {
    history: readonly Pick<Order['history'][number], 'state' | 'at'>[];
  };
  /** What the next step waits for: a prescription, with its deadline. */
  missing?: MissingPrescription | null;
}

/**
 * The steps that an order has yet to take, the last first, what the next one waits for, and every step it took, the
 * latest first. Names of staff are not shown. The account and the look-up without one show the same.
 */
export function OrderHistory({ order, missing = null }: OrderHistoryProps) {
  const { t, i18n } = useTranslation('account');
  const steps = [...order.history].sort((a, b) => b.at.localeCompare(a.at));
  // The look-up without an account shows an order by its freight alone.
  const isPickUp = order.freight.service === 'retirada';
  const word = (state: Order['state']) => orderStateWord(state, { isPickUp });
  const ahead = stepsAhead(order.state).reverse();
  return (
    <ol className="grid gap-4 border-s-2 border-line ps-4">
      {ahead.map((step) => (
        <li key={step} className="relative text-muted">
          <span
            aria-hidden="true"
            className="absolute -start-[1.4rem] top-1.5 size-2.5 rounded-full border-2 border-line bg-raised"
          />
          <p>{t(`state.${word(step)}`)}</p>
          {step === 'delivered' && <Expected order={order} />}
        </li>
      ))}
      {missing && (
        <li className="relative">
          <span
            aria-hidden="true"
            className="absolute -start-[1.4rem] top-1.5 size-2.5 rounded-full border-2 border-accent bg-raised"
          />
          <p className="font-bold">{t(missing.isSent ? 'prescription.stepReceived' : 'prescription.step')}</p>
          {missing.until && !missing.isSent && (
            <span className="text-sm text-muted">
              {t('prescription.stepUntil', { date: formatDate(missing.until, i18n.language) })}
            </span>
          )}
        </li>
      )}
      {steps.map((step, index) => (
        <li key={`${step.state} ${step.at}`} className="relative">
          <span
            aria-hidden="true"
            className={`absolute -start-[1.4rem] top-1.5 size-2.5 rounded-full ${index === 0 ? 'bg-primary' : 'bg-line'}`}
          />
          <p className={index === 0 ? 'font-bold' : ''}>{t(`state.${word(step.state)}`)}</p>
          <time dateTime={step.at} className="text-sm text-muted">
            {formatDateTime(step.at, i18n.language)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** The days between which it should come. */
function Expected({ order }: Pick<OrderHistoryProps, 'order'>) {
  const { t, i18n } = useTranslation('account');
  const arrival = planArrival(order);
  if (!arrival) return null;
  const [from, to] = [formatDate(arrival.from, i18n.language), formatDate(arrival.to, i18n.language)];
  return (
    <span className="text-sm">
      {from === to ? t('order.expected', { date: to }) : t('order.expectedRange', { from, to })}
    </span>
  );
}
