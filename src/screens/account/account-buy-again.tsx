import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PackName } from '@/components/ui/text/pack-name';
import type { Order } from '@/contract/schemas/orders';
import { useFormErrors } from '@/features/account/form-errors';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions } from '@/features/cart/cart-store';
import { isSelling, purchaseBlock } from '@/features/cart/purchase-block';
import { lineTitle } from '@/lib/line-title';
import { openDrawer } from '@/client/ui-store';

interface AccountBuyAgainProps {
  lines: Order['lines'];
  canBuyLinhaBranca: boolean;
  /** Called afterwards; opens the cart by default. */
  onAdded?: () => void;
}

/** Adds the lines of an order to the cart, at current prices, and names those that cannot be bought now. */
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
      const cards = await call('listProductCards', {
        query: { id: ids, locale: isLocale(i18n.language) ? i18n.language : undefined },
      });
      return lines.filter((line) => {
        const card = cards.find(({ id }) => id === line.productId);
        const variation = card?.variations.find(({ id }) => id === line.variationId);
        if (!card || !variation || purchaseBlock(card, variation, canBuyLinhaBranca)) return true;
        try {
          const quantity = Math.min(line.quantity, variation.stock);
          cartActions.addItemWithQuantity(toCartLine(card, variation), quantity);
          return false;
        } catch {
          // The line is at its maximum, or the cart is full.
          return true;
        }
      });
    },
    onSuccess(left) {
      if (left.length < lines.length) onAdded();
    },
  });
  if (!isSelling()) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <Button tone="outline" pending={again.isPending} onClick={() => again.mutate()}>
        <Icon name="cart" />
        {t('order.again')}
      </Button>
      {again.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(again.error)}
        </Notice>
      )}
      {!!again.data?.length && (
        <Notice tone="warn" role="status" title={t('order.notAgain')}>
          <ul className="list-disc ps-5">
            {again.data.map((line) => (
              <li key={line.variationId}>
                <PackName {...lineTitle(line, i18n.language)} presentation={line.presentation} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
