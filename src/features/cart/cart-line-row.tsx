import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { productPath } from '@config/routes';
import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { UnitPrice } from '@/components/ui/unit-price';
import { PictureImage } from '@/components/ui/picture-image';
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
  onRemoved: () => void;
}

/** One line of the cart: picture, pack, price, stepper and remove. */
export function CartLineRow({ item, warning, stock, lot, onRemoved }: CartLineRowProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const { id, product, variations, slug, image, quantity } = item;
  const name = `${product.title}, ${packName(t, variations.presentation, i18n.language).name}`;
  return (
    <li className="grid grid-cols-[min(72px,20vw)_minmax(0,1fr)] gap-3.5 sm:grid-cols-[88px_minmax(0,1fr)] border-b border-line py-4 last:border-b-0">
      <Link
        href={productPath(slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="grid aspect-square place-items-center self-start overflow-hidden rounded bg-tile"
      >
        {image && <PictureImage picture={image} sizes="88px" alt="" className="h-auto w-[94%]" />}
      </Link>
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            href={productPath(slug)}
            lang={product.titleLang}
            className="min-w-0 flex-[1_1_6rem] font-display text-[1.0625rem] wrap-anywhere leading-tight font-bold no-underline hover:underline"
          >
            {product.title}
          </Link>
          <Money value={fromCents(lineCents(item))} className="text-[1.0625rem] font-bold" />
        </div>
        <p className="text-sm text-muted">
          <PackText presentation={variations.presentation} />
          <UnitPrice
            value={variations.pricePerUnit}
            unit={variations.unit}
            price={fromCents(unitCents(item))}
            before=" · "
          />
        </p>
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
              onRemoved();
            }}
            className="min-h-11 px-1 text-sm text-muted underline-offset-4 hover:underline"
          >
            {t('line.removeShort')}
          </button>
        </div>
        <PackFacts weightGrams={variations.weightGrams} quantity={quantity} stock={stock} />
        {lot}
        {warning && (
          <p role="status" className="text-sm font-semibold text-warn">
            {t(`warnings.${warning.code}`, { count: warning.available ?? 0 })}
          </p>
        )}
      </div>
    </li>
  );
}
