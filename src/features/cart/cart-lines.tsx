import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { notify } from '@/client/toast';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-store';
import { LotHint } from './lot-hint';
import { swapForLots, useLotOffers } from './use-lot-offers';

interface CartLinesProps {
  label: string;
  quote: CheckoutSnapshot | undefined;
  /** The signed-in user may buy the linha branca. */
  canBuyLinhaBranca: boolean;
  className?: string;
}

/** The lines of the cart with what the shop says about each: stock, a warning, a lot that is cheaper. */
export function CartLines({ label, quote, canBuyLinhaBranca, className }: CartLinesProps) {
  const { t } = useTranslation('catalog');
  const { items } = useCart();
  const lots = useLotOffers(canBuyLinhaBranca);
  const list = useRef<HTMLUListElement>(null);
  /** The pressed button is gone with its line. */
  const focusList = () => list.current?.focus();
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={`outline-none ${className ?? ''}`}>
      {items.map((item) => {
        const lot = lots.get(item.id);
        return (
          <CartLineRow
            key={item.id}
            item={item}
            onGone={focusList}
            stock={quote?.lines.find(({ variationId }) => variationId === item.id)?.stock}
            warning={quote?.warnings.find(({ variationId }) => variationId === item.id)}
            lot={
              lot && (
                <LotHint
                  offer={lot.offer}
                  pack={item.variations.presentation}
                  onTake={() => {
                    try {
                      swapForLots(item, lot);
                    } catch {
                      notify('error', t('add.full'));
                    }
                    focusList();
                  }}
                />
              )
            }
          />
        );
      })}
    </ul>
  );
}
