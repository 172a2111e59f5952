import { useTranslation } from '@/lib/translation';
import { Icon } from '@/components/ui/icon';
import { joinList } from '@/lib/join-list';
import { formatCents } from '@/lib/money';
import type { FreeFreightProgress } from './free-freight';

/** How far the cart is from free freight, as a sentence and a bar. */
export function FreeFreightBar({ progress }: { progress: FreeFreightProgress }) {
  const { t } = useTranslation('cart');
  const { missingCents, reached, states } = progress;
  const where = states
    ? t('freeFreight.inStates', { states: joinList(states, t) })
    : t('freeFreight.atAddress');
  const text =
    missingCents === 0
      ? t('freeFreight.reached', { where })
      : t('freeFreight.missing', { amount: formatCents(missingCents), where });
  return (
    <div className="grid gap-2 bg-primary-soft px-5 py-3.5">
      <p className="flex items-center gap-2 text-[0.9375rem]">
        <Icon name="truck" />
        <span>{text}</span>
      </p>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-tile">
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${Math.round(reached * 100)}%` }}
        />
      </div>
    </div>
  );
}
