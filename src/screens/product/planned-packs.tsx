import { useState } from 'react';
import { MAX_CART_LINES } from '@config/commerce';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import type { ProductCard } from '@/contract/schemas/catalog';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions, useCart } from '@/features/cart/cart-store';
import { quantityLimits } from '@/features/cart/quantity-limits';
import type { PackPlan } from '@/features/catalog/card/cheapest-packs';
import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/client/toast';
import { openDrawer } from '@/client/ui-store';

interface PlannedPacksProps {
  product: ProductCard;
  /** The result of the calculator, within the stock. */
  planned: PackPlan['packs'];
}

/** The packs of the calculator's result: their quantities can be changed, and all are added to the cart. */
export function PlannedPacks({ product, planned }: PlannedPacksProps) {
  const { t, i18n } = useTranslation(['product', 'cart', 'catalog', 'common']);
  const { t: cart } = useTranslation(['cart', 'common']);
  // Counts only: prices and stock are those of the product as it is now.
  const [counts, setCounts] = useState(planned);
  const { items } = useCart();
  const packs = counts.flatMap(({ id, count }) => {
    const variation = product.variations.find((one) => one.id === id);
    if (!variation) return [];
    const inCart = items.find((item) => item.id === id)?.quantity;
    const limits = quantityLimits(cart, variation.stock, inCart);
    // Some of it may be in the cart since it was planned.
    return [{ variation, limits, count: Math.max(1, Math.min(count, limits.max)) }];
  });
  const setCount = (id: string, count: number) =>
    setCounts(counts.map((pack) => (pack.id === id ? { id, count } : pack)));
  const addAll = () => {
    const lines = [...items.map(({ id }) => id), ...packs.map(({ variation }) => variation.id)];
    // All of the plan or nothing.
    if (new Set(lines).size > MAX_CART_LINES) {
      notify('error', t('catalog:add.full'));
      return;
    }
    const addable = packs.filter(({ limits }) => limits.max > 0);
    try {
      addable.forEach(({ variation, count }) =>
        cartActions.addItemWithQuantity(toCartLine(product, variation), count),
      );
    } catch {
      notify('error', t('catalog:add.failed'));
      return;
    }
    // A line that holds all there is takes no more.
    const full = packs.find(({ limits }) => limits.max === 0);
    if (full) notify('error', full.limits.notes.aboveMax);
    if (addable.length > 0) openDrawer('CART_VIEW');
  };
  return (
    <>
      <ul className="grid gap-2">
        {packs.map(({ variation, limits, count }) => {
          const { name, lang } = packName(t, variation.presentation, i18n.language);
          return (
            <li key={variation.id} className="flex items-center justify-between gap-2">
              <span lang={lang} className="min-w-0 wrap-anywhere">
                {name}
              </span>
              <Stepper
                variant="dark"
                quantity={count}
                {...limits}
                labels={{
                  group: t('cart:line.quantity', { name }),
                  field: t('cart:line.field', { name }),
                  increment: t('cart:line.increment', { name }),
                  decrement: t('cart:line.decrement', { name }),
                  remove: t('cart:line.remove', { name }),
                }}
                onChange={(units) => setCount(variation.id, units)}
                onIncrement={() => setCount(variation.id, count + 1)}
                onDecrement={() => setCount(variation.id, count - 1)}
                onRemove={
                  packs.length > 1
                    ? () => setCounts(counts.filter(({ id }) => id !== variation.id))
                    : undefined
                }
                className="w-[min(8rem,55%)] shrink-0"
              />
            </li>
          );
        })}
      </ul>
      <Button tone="accent" className="py-2" onClick={addAll}>
        {t('calculator.add')}
      </Button>
    </>
  );
}
