import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { Icon } from '@/components/ui/icon';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { planFreeFreight, type FreeFreightStanding } from '@/lib/pricing/free-freight';
import { joinList } from '@/lib/texts/join-list';
import { formatCents } from '@/lib/money';
import type { TFunction } from 'i18next';
import { formatKilograms } from '@/lib/weight';

interface FreeFreightBarProps {
  /** Goods before the coupon, which takes no free freight away. */
  goodsCents: number;
  /** What the shop answered about this cart; it knows the weight, and the place once there is one. */
  quote: Pick<CheckoutSnapshot, 'freight' | 'totals'> | undefined;
  className?: string;
}

function Scale({ part, children }: { part: number; children: ReactNode }) {
  const share = Math.min(1, Math.max(0, part));
  return (
    <div className="grid gap-1.5">
      {children}
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-tile">
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </div>
    </div>
  );
}

function moneyText(
  t: TFunction<['cart', 'common']>,
  { missingCents, overGrams, limitGrams }: FreeFreightStanding,
  where: string,
  language: string,
) {
  if (missingCents > 0) return t('freeFreight.missing', { amount: formatCents(missingCents), where });
  return overGrams
    ? t('freeFreight.reachedFirst', { limit: formatKilograms(limitGrams, t, language), where })
    : t('freeFreight.reached', { where });
}

function weightText(
  t: TFunction<['cart', 'common']>,
  { missingCents, overGrams, limitGrams }: FreeFreightStanding,
  weightGrams: number | null,
  language: string,
) {
  const limit = formatKilograms(limitGrams, t, language);
  if (weightGrams === null || overGrams === null) return t('freeFreight.limit', { limit });
  const weight = formatKilograms(weightGrams, t, language);
  if (overGrams === 0) return t('freeFreight.weight', { weight, limit });
  return missingCents === 0
    ? t('freeFreight.over', { over: formatKilograms(overGrams, t, language), limit })
    : t('freeFreight.overLater', { weight, limit });
}

/** How far the cart is from free freight and from its limit: reais and kilograms, each as a sentence and a bar. */
export function FreeFreightBar({ goodsCents, quote, className = '' }: FreeFreightBarProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const { language } = i18n;
  const rule = brand.commerce.freeFreight;
  const weightGrams = quote?.totals.weightGrams ?? null;
  const state = quote?.freight?.state ?? null;
  const standing = planFreeFreight(rule, { goodsCents, weightGrams, state });
  if (!rule || !standing) return null;
  const inStates = t('freeFreight.inStates', { states: joinList(rule.states, t) });
  const { isListed, missingCents, limitGrams } = standing;
  const weighed = <p className="ps-7 text-sm">{weightText(t, standing, weightGrams, language)}</p>;
  return (
    <div className={`grid gap-2.5 bg-primary-soft px-5 py-3.5 ${className}`}>
      {isListed === false ? (
        <Sentence>{t('freeFreight.elsewhere', { where: inStates, state })}</Sentence>
      ) : (
        <>
          <Scale part={1 - missingCents / rule.minimumCents}>
            <Sentence>
              {moneyText(t, standing, isListed ? t('freeFreight.atAddress') : inStates, language)}
            </Sentence>
          </Scale>
          {/* There from the start, so that nothing moves when the shop has weighed the cart. */}
          <Scale part={(weightGrams ?? 0) / limitGrams}>{weighed}</Scale>
        </>
      )}
    </div>
  );
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 text-[0.9375rem]">
    <Icon name="truck" />
    <span>{children}</span>
  </p>
);
