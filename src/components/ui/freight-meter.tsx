import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { formatCents } from '@/lib/money';
import type { FreeFreightStanding } from '@/lib/pricing/free-freight';
import { directionOf } from '@/lib/texts/direction';
import { joinList } from '@/lib/texts/join-list';
import { formatKilograms } from '@/lib/weight';
import { Icon } from './icon';

interface FreightMeterProps {
  standing: FreeFreightStanding;
  /** The shipping weight; null while it is not known. */
  weightGrams: number | null;
  /** The state of delivery; null while it is not known. */
  state: string | null;
  /** The pack whose next unit begins to cost freight, and by how much it passes the limit. */
  next?: { name: string; overGrams: number } | null;
  className?: string;
}

type CartTexts = TFunction<['cart', 'common']>;

/** A bar below its sentence: towards a goal, or, thinner and in another colour, towards a limit. */
function Scale({ part, isLimit, children }: { part: number; isLimit?: boolean; children: ReactNode }) {
  const { i18n } = useTranslation();
  const missing = 1 - Math.min(1, Math.max(0, part));
  // Moved, not resized, so that it fills without laying the page out.
  const away = Math.round(missing * 100) * (directionOf(i18n.language) === 'rtl' ? 1 : -1);
  return (
    <div className="grid gap-1.5">
      {children}
      <div aria-hidden="true" className={`overflow-hidden rounded-full bg-tile ${isLimit ? 'h-1' : 'h-2'}`}>
        <div
          className={`h-full rounded-full transition-transform forced-color-adjust-none ${isLimit ? 'bg-primary' : 'bg-accent'}`}
          style={{ transform: `translateX(${away}%)` }}
        />
      </div>
    </div>
  );
}

function moneyText(
  t: CartTexts,
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
  t: CartTexts,
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

/**
 * What is missing for free freight and up to its limit: reais and kilograms, each as a sentence and a bar, and a warning
 * before the pack that begins to cost.
 */
export function FreightMeter({ standing, weightGrams, state, next, className = '' }: FreightMeterProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const { language } = i18n;
  const rule = brand.commerce.freeFreight;
  if (!rule) return null;
  const inStates = t('freeFreight.inStates', { states: joinList(rule.states, t) });
  const { isListed, missingCents, limitGrams } = standing;
  return (
    <div data-freight-meter="" className={`grid gap-2.5 ${className}`}>
      {isListed === false ? (
        <Sentence>{t('freeFreight.elsewhere', { where: inStates, state })}</Sentence>
      ) : (
        <>
          <Scale part={1 - missingCents / rule.minimumCents}>
            <Sentence>
              {moneyText(t, standing, isListed ? t('freeFreight.atAddress') : inStates, language)}
            </Sentence>
          </Scale>
          {/* Rendered from the start, so that nothing shifts when the weight is known. */}
          <Scale isLimit part={(weightGrams ?? 0) / limitGrams}>
            <p className="ps-7 text-sm">{weightText(t, standing, weightGrams, language)}</p>
          </Scale>
          {/* There before its text, which is announced then; without one it takes no room. */}
          <p role="status" className="ps-7 text-sm font-semibold text-warn empty:absolute">
            {next &&
              t('freeFreight.next', {
                units: 1,
                pack: next.name,
                over: formatKilograms(next.overGrams, t, language),
              })}
          </p>
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
