import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/contract/schemas/orders';
import { formatDate } from '@/lib/time/dates';
import { formatDateTime } from '@/lib/time/times';

interface OrderHistoryProps {
  history: Order['history'];
  /** What the next step waits for: a prescription, and until when. */
  missing?: { until: string | null } | null;
}

/** Every step of an order, the latest first, and what the next one waits for. Who made it is the shop's business. */
export function OrderHistory({ history, missing = null }: OrderHistoryProps) {
  const { t, i18n } = useTranslation('account');
  const steps = [...history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="grid gap-4 border-s-2 border-line ps-4">
      {missing && (
        <li className="relative">
          <span
            aria-hidden="true"
            className="absolute -start-[1.4rem] top-1.5 size-2.5 rounded-full border-2 border-accent bg-raised"
          />
          <p className="font-bold">{t('prescription.step')}</p>
          {missing.until && (
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
          <p className={index === 0 ? 'font-bold' : ''}>{t(`state.${step.state}`)}</p>
          <time dateTime={step.at} className="text-sm text-muted">
            {formatDateTime(step.at, i18n.language)}
          </time>
        </li>
      ))}
    </ol>
  );
}
