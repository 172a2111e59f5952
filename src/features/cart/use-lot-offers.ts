import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import type { ProductCard } from '@/contract/schemas/catalog';
import { toCartLine, type CartItem } from './cart-item';
import { cartActions, useCart } from './cart-store';
import { findLotOffer, type LotOffer } from './lot-offer';

export interface LineLot {
  product: ProductCard;
  offer: LotOffer;
}

/** More products than this in several units are a cart that knows its packs. */
const MAX_ASKED = 12;

const quantityOf = (items: readonly CartItem[], id: string) =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/**
 * The lots that are cheaper than a line's single packs, by line. Only lines of several units are looked up, because no
 * lot holds one.
 */
export function useLotOffers(canBuyLinhaBranca: boolean): ReadonlyMap<string, LineLot> {
  const { items } = useCart();
  const { locale } = useRouter();
  const several = items.filter(({ quantity }) => quantity > 1);
  const ids = [...new Set(several.map(({ product }) => product.id))].sort().slice(0, MAX_ASKED);
  const { data } = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: ids, locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const offers = several.flatMap((item): [string, LineLot][] => {
    const product = data?.find(({ id }) => id === item.product.id);
    const pack = product?.variations.find(({ id }) => id === item.id);
    if (!product || !pack) return [];
    // The lots that the cart holds already are not there for another exchange.
    const variations = product.variations.map((variation) => {
      const inCart = variation.id === item.id ? 0 : quantityOf(items, variation.id);
      return { ...variation, stock: Math.min(variation.stock, MAX_LINE_QUANTITY) - inCart };
    });
    const offer = findLotOffer(pack, item.quantity, variations, canBuyLinhaBranca);
    return offer?.isReached ? [[item.id, { product, offer }]] : [];
  });
  return new Map(offers);
}

/**
 * Puts the lots of an offer in the place of the single packs they hold.
 * @throws RangeError when the cart is full; then nothing has changed
 */
export function swapForLots({ id, quantity }: CartItem, { product, offer }: LineLot) {
  cartActions.addItemWithQuantity(toCartLine(product, offer.lot), offer.lots);
  const rest = quantity - offer.lots * offer.units;
  if (rest > 0) cartActions.updateItem(id, { quantity: rest });
  else cartActions.removeItem(id);
}
