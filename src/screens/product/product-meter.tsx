import { useTranslation } from 'next-i18next/pages';
import { useNamespace } from '@/client/use-namespace';
import { brand } from '@config/brands';
import { FreightMeter } from '@/components/ui/freight-meter';
import type { Variation } from '@/contract/schemas/catalog';
import { cartWeightGrams } from '@/features/cart/cart-weight';
import { useCart } from '@/features/cart/cart-store';
import { toCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import { findUnitOverLimit, planFreeFreight } from '@/lib/pricing/free-freight';

interface ProductMeterProps {
  variation: Variation;
  quantity: number;
  /** The state of delivery; null while it is not known. */
  state: string | null;
}

/** The meter of free freight for the cart with this pack added: what an order of it would count. */
export function ProductMeter({ variation, quantity, state }: ProductMeterProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const hasTexts = useNamespace('cart');
  const cart = useCart();
  const inCart = cartWeightGrams(cart.items);
  const weightGrams = inCart === null ? null : inCart + variation.weightGrams * quantity;
  const added = toCents(variation.salePrice ?? variation.price) * quantity;
  const standing = planFreeFreight(brand.commerce.freeFreight, {
    goodsCents: toCents(cart.total) + added,
    weightGrams,
    state,
  });
  if (!standing || !hasTexts) return null;
  const over = findUnitOverLimit(standing, weightGrams, [variation]);
  return (
    <FreightMeter
      standing={standing}
      weightGrams={weightGrams}
      state={state}
      next={
        over && { name: packName(t, variation.presentation, i18n.language).name, overGrams: over.overGrams }
      }
      className="border-t border-line pt-3"
    />
  );
}
