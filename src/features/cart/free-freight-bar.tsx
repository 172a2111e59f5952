import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { FreightMeter } from '@/components/ui/freight-meter';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import { findUnitOverLimit, planFreeFreight } from '@/lib/pricing/free-freight';
import { cartWeightGrams } from './cart-weight';
import { useCart } from './cart-store';

interface FreeFreightBarProps {
  /** The server's quote: the weight, and the place when it is known. */
  quote: Pick<CheckoutSnapshot, 'freight' | 'totals'> | undefined;
  /** False while the quote is about an older cart. */
  isCurrent: boolean;
  className?: string;
}

/** The meter of free freight for the cart. The coupon does not count (docs/adr/0011). */
export function FreeFreightBar({ quote, isCurrent, className = '' }: FreeFreightBarProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const cart = useCart();
  const current = isCurrent ? quote?.totals : undefined;
  const weightGrams =
    current?.weightGrams ?? cartWeightGrams(cart.items) ?? quote?.totals.weightGrams ?? null;
  const state = quote?.freight?.state ?? null;
  const standing = planFreeFreight(brand.commerce.freeFreight, {
    goodsCents: toCents(current?.subtotal ?? cart.total),
    weightGrams,
    state,
  });
  if (!standing) return null;
  const over = findUnitOverLimit(
    standing,
    weightGrams,
    cart.items.map(({ variations }) => variations),
  );
  return (
    <FreightMeter
      standing={standing}
      weightGrams={weightGrams}
      state={state}
      next={
        over && { name: packName(t, over.unit.presentation, i18n.language).name, overGrams: over.overGrams }
      }
      className={`bg-primary-soft px-5 py-3.5 ${className}`}
    />
  );
}
