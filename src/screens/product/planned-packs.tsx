import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions } from '@/features/cart/cart-store';
import { quantityLimits } from '@/features/cart/quantity-limits';
import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/client/toast';
import { openDrawer } from '@/client/ui-store';

interface PlannedPacksProps {
  product: ProductCard;
  /** The result of the calculator, within the stock. */
  planned: readonly { variation: Variation; count: number }[];
}

/** The packs of the calculator's result: their quantities can be changed, and all are added to the cart. */
export function PlannedPacks({ product, planned }: PlannedPacksProps) {
  const { t, i18n } = useTranslation(['product', 'cart', 'catalog', 'common']);
  const { t: cart } = useTranslation(['cart', 'common']);
  const [packs, setPacks] = useState(planned);
  const setCount = (id: string, count: number) =>
    setPacks(packs.map((pack) => (pack.variation.id === id ? { ...pack, count } : pack)));
  const addAll = () => {
    try {
      packs.forEach(({ variation, count }) =>
        cartActions.addItemWithQuantity(toCartLine(product, variation), count),
      );
      openDrawer('CART_VIEW');
    } catch {
      // The cart is full, or the line is at its maximum.
      notify('error', t('catalog:add.full'));
    }
  };
  return (
    <>
      <ul className="grid gap-2">
        {packs.map(({ variation, count }) => {
          const { name, lang } = packName(t, variation.presentation, i18n.language);
          return (
            <li key={variation.id} className="flex flex-wrap items-center justify-between gap-2">
              <span lang={lang}>{name}</span>
              <Stepper
                variant="dark"
                quantity={count}
                {...quantityLimits(cart, variation.stock)}
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
                    ? () => setPacks(packs.filter((pack) => pack.variation.id !== variation.id))
                    : undefined
                }
                className="w-40"
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
