import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { productPath } from '@config/routes';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { PackRow } from '@/components/ui/pack-row';
import { UnitPrice } from '@/components/ui/unit-price';
import { Stepper } from '@/components/ui/stepper';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { fromCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import type { CartItem } from './cart-item';
import { lineCents, unitCents } from './cart-rules';
import { cartActions } from './cart-store';
import { PackFacts } from './pack-facts';
import { quantityLimits } from './quantity-limits';

interface CartLineRowProps {
  item: CartItem;
  /** A warning of the server about this line, such as too little stock. */
  warning?: CheckoutSnapshot['warnings'][number];
  /** The stock; undefined until the server has answered. */
  stock?: number;
  /** A cheaper lot of the same goods. */
  lot?: ReactNode;
  /** The pressed button is gone: with its line, or as there is nothing left for it to do. */
  onGone: () => void;
}

/** One line of the cart: picture, pack, price, stepper and remove. */
export function CartLineRow({ item, warning, stock, lot, onGone }: CartLineRowProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const { id, product, variations, slug, image, quantity } = item;
  const left = warning?.code === 'LESS_STOCK' ? (warning.available ?? 0) : 0;
  const name = `${product.title}, ${packName(t, variations.presentation, i18n.language).name}`;
  return (
    <PackRow
      href={productPath(slug)}
      title={product.title}
      titleLang={product.titleLang}
      presentation={variations.presentation}
      picture={image}
      total={<Money value={fromCents(lineCents(item))} className="text-[1.0625rem] font-bold" />}
      unitPrice={
        <UnitPrice
          value={variations.pricePerUnit}
          unit={variations.unit}
          price={fromCents(unitCents(item))}
          before=" · "
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
        <Stepper
          quantity={quantity}
          labels={{
            group: t('line.quantity', { name }),
            field: t('line.field', { name }),
            increment: t('line.increment', { name }),
            decrement: t('line.decrement', { name }),
            remove: t('line.remove', { name }),
          }}
          {...quantityLimits(t, stock ?? MAX_LINE_QUANTITY)}
          onChange={(units) => cartActions.updateItem(id, { quantity: units })}
          onIncrement={() => cartActions.updateItem(id, { quantity: quantity + 1 })}
          onDecrement={() => cartActions.removeOneUnit(id)}
          className="w-[min(8.75rem,100%)]"
        />
        <button
          type="button"
          aria-label={t('line.remove', { name })}
          onClick={() => {
            cartActions.removeItem(id);
            onGone();
          }}
          className="min-h-11 px-1 text-sm text-muted underline-offset-4 hover:underline"
        >
          {t('line.removeShort')}
        </button>
      </div>
      <div>
        <PackFacts weightGrams={variations.weightGrams} quantity={quantity} stock={stock} />
        {/* There before the warning, or it would not be spoken. */}
        <p role="status" className="text-sm font-semibold text-warn">
          {warning && t(`warnings.${warning.code}`, { count: warning.available ?? 0 })}
        </p>
        {left > 0 && quantity > left && (
          <Button
            tone="outline"
            size="sm"
            aria-label={t('line.takeLabel', { name })}
            className="mt-1"
            onClick={() => {
              cartActions.updateItem(id, { quantity: left });
              onGone();
            }}
          >
            {t('line.take')}
          </Button>
        )}
      </div>
      {lot}
    </PackRow>
  );
}
