import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { productPath } from '@config/routes';
import { useOnline } from '@/client/use-online';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Stepper } from '@/components/ui/stepper';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { fromCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import { notify } from '@/client/toast';
import { openDrawer } from '@/client/ui-store';
import { AddToCartLabel } from './add-to-cart-label';
import { toCartLine } from './cart-item';
import { CART_FULL_ERROR, unitCents } from './cart-rules';
import { cartActions, getCart, useQuantityInCart } from './cart-store';
import { PackFacts } from './pack-facts';
import { isSelling, purchaseBlock } from './purchase-block';
import { quantityLimits } from './quantity-limits';

interface AddToCartButtonProps {
  product: ProductCard;
  variation: Variation;
  /** Units to add; 1 by default. */
  quantity?: number;
  /** On a card the button becomes the stepper; in a line it is an icon with the count; on the product page it opens the drawer. */
  variant: 'card' | 'line' | 'page';
  /** The signed-in user may buy the linha branca. */
  canBuyLinhaBranca?: boolean;
  className?: string;
  /** Called when the pack is in the cart. */
  onAdded?: () => void;
}

const BUTTON_LOOK = {
  card: 'w-full max-lg:!px-1',
  line: 'min-w-11 !px-2',
  page: 'w-full min-h-13 !text-[min(1rem,5vw)] leading-tight max-md:!px-2',
};

/** Adds a pack to the cart. Not rendered when the brand does not sell. */
export function AddToCartButton({
  product,
  variation,
  quantity = 1,
  variant,
  canBuyLinhaBranca = false,
  className = '',
  onAdded,
}: AddToCartButtonProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const { t: catalog } = useTranslation(['catalog', 'common']);
  const isOnline = useOnline();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const inCart = useQuantityInCart(variation.id);
  const showsStepper = variant === 'card' && inCart > 0;

  // The pressed button is replaced by the stepper, or the other way round: the focus moves to the new control.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const buttons = box.current?.querySelectorAll('button');
    buttons?.[buttons.length - 1]?.focus();
  }, [showsStepper]);

  if (!isSelling()) return null;
  const line = toCartLine(product, variation);
  const name = `${line.product.title}, ${packName(t, variation.presentation, i18n.language).name}`;
  const block = purchaseBlock(product, variation, canBuyLinhaBranca);

  const add = (units: number) => {
    const room = quantityLimits(
      t,
      variation.stock,
      getCart().items.find(({ id }) => id === line.id)?.quantity,
    );
    // The cart holds all there is of it.
    if (room.max < 1) {
      notify('error', room.notes.aboveMax);
      return;
    }
    try {
      cartActions.addItemWithQuantity(line, Math.min(units, room.max));
    } catch (error) {
      const isFull = error instanceof RangeError && error.message === CART_FULL_ERROR;
      notify('error', isFull ? catalog('add.full') : catalog('add.failed'));
      return;
    }
    const count = getCart().items.find(({ id }) => id === line.id)?.quantity ?? 0;
    onAdded?.();
    const text = `${catalog('add.done', { count, name })}${isOnline ? '' : ` ${t('offline')}`}`;
    if (variant !== 'page')
      notify(
        'success',
        text,
        { label: catalog('add.see'), run: () => openDrawer('CART_VIEW') },
        `cart ${variation.id}`,
      );
    else openDrawer('CART_VIEW');
    setSaid(text);
  };

  if (block && !showsStepper) {
    const look = `${variant === 'line' ? 'w-24' : 'w-full'} !px-2 !py-0.5 !text-sm leading-tight ${className}`;
    const text = catalog(`blocked.${block}`);
    // The product's page has the chat that the text speaks of.
    if (block === 'linhaBranca')
      return (
        <ButtonLink tone="outline" href={productPath(product.slug)} prefetch={false} className={look}>
          {text}
        </ButtonLink>
      );
    return (
      <Button tone="outline" disabled className={look}>
        {text}
      </Button>
    );
  }

  return (
    <div ref={box} className={className}>
      {showsStepper ? (
        <Stepper
          quantity={inCart}
          labels={{
            group: t('line.quantity', { name }),
            field: t('line.field', { name }),
            increment: t('line.increment', { name }),
            decrement: t('line.decrement', { name }),
            remove: t('line.remove', { name }),
          }}
          {...quantityLimits(t, variation.stock)}
          onChange={(units) => cartActions.updateItem(variation.id, { quantity: units })}
          onIncrement={() => cartActions.addItem(line)}
          onDecrement={() => cartActions.removeOneUnit(variation.id)}
          onRemove={() => {
            takesFocus.current = true;
            cartActions.removeItem(variation.id);
          }}
        />
      ) : (
        <Button
          tone={variant === 'page' ? 'accent' : 'primary'}
          className={BUTTON_LOOK[variant]}
          aria-label={variant === 'page' ? undefined : catalog('add.cardLabel', { name })}
          onClick={() => {
            takesFocus.current = variant === 'card';
            add(quantity);
          }}
        >
          {/* Two cards beside each other on a phone leave room for the word only. */}
          <Icon name="cart" className={variant === 'card' ? 'size-5 max-sm:hidden' : undefined} />
          {variant === 'card' && catalog('add.card')}
          {variant === 'line' && inCart > 0 && <span className="num">{inCart}</span>}
          {variant === 'page' && <AddToCartLabel price={fromCents(unitCents(line) * quantity)} />}
        </Button>
      )}
      {showsStepper && (
        <PackFacts weightGrams={variation.weightGrams} quantity={inCart} stock={variation.stock} />
      )}
      {variant === 'page' && (
        <span role="status" className="sr-only">
          {said}
        </span>
      )}
    </div>
  );
}
