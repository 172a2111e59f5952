import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { MAX_CARDS } from '@/contract/constants';
import type { ProductCard } from '@/contract/schemas/catalog';
import type { Order } from '@/contract/schemas/orders';
import { useFormErrors } from '@/features/account/form-errors';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { isSelling, purchaseBlock } from '@/features/cart/purchase-block';
import { openDrawer } from '@/client/ui-store';
import { BoughtAgainNotice, type BoughtAgain } from './bought-again-notice';

interface AccountBuyAgainProps {
  lines: Order['lines'];
  canBuyLinhaBranca: boolean;
  /** Shows the cart: called afterwards, or by a button where not everything could be added. The drawer by default. */
  onAdded?: () => void;
}

/** Adds the lines of an order to the cart, at current prices, and names those that cannot be bought now or not in full. */
export function AccountBuyAgain({
  lines,
  canBuyLinhaBranca,
  onAdded = () => openDrawer('CART_VIEW'),
}: AccountBuyAgainProps) {
  const { t, i18n } = useTranslation('account');
  const { textOfFailure } = useFormErrors();
  const again = useMutation({
    async mutationFn() {
      const ids = [...new Set(lines.map(({ productId }) => productId))];
      const locale = isLocale(i18n.language) ? i18n.language : undefined;
      const cards: ProductCard[] = [];
      for (let first = 0; first < ids.length; first += MAX_CARDS)
        cards.push(
          ...(await call('listProductCards', {
            query: { id: ids.slice(first, first + MAX_CARDS), locale },
          })),
        );
      return lines.map((line): BoughtAgain => {
        const card = cards.find(({ id }) => id === line.productId);
        const variation = card?.variations.find(({ id }) => id === line.variationId);
        if (!card || !variation || purchaseBlock(card, variation, canBuyLinhaBranca))
          return { line, added: 0, stock: 0 };
        const { stock } = variation;
        const inCart = () => getCart().items.find(({ id }) => id === line.variationId)?.quantity ?? 0;
        const before = inCart();
        const added = Math.min(line.quantity, stock - before);
        if (added <= 0) return { line, added: 0, stock };
        try {
          cartActions.addItemWithQuantity(toCartLine(card, variation), added);
          return { line, added: inCart() - before, stock };
        } catch {
          // The cart is full.
          return { line, added: 0, stock: 0 };
        }
      });
    },
    onSuccess(bought) {
      // The drawer would lie over the notice of what is missing.
      if (bought.every(({ line, added }) => added === line.quantity)) onAdded();
    },
  });
  if (!isSelling()) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4 print:hidden">
      <Button tone="outline" pending={again.isPending} onClick={() => again.mutate()}>
        <Icon name="cart" />
        {t('order.again')}
      </Button>
      {again.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(again.error)}
        </Notice>
      )}
      {again.data && <BoughtAgainNotice bought={again.data} onSeeCart={onAdded} />}
    </div>
  );
}
