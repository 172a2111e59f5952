import { useTranslation } from '@/lib/translation';
import type { Order } from '@/contract/schemas/orders';
import { formatDateTime } from '@/lib/dates';

/** Every step of an order, the latest first. Who made it is the shop's business. */
export function OrderHistory({ history }: { history: Order['history'] }) {
  const { t, i18n } = useTranslation('account');
  const steps = [...history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="grid gap-4 border-s-2 border-line ps-4">
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
