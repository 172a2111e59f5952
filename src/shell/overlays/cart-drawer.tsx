import { hasPermission } from '@config/has-permission';
import { useSelf } from '@/features/auth/session';
import CartDrawerBody from '@/features/cart/cart-drawer-body';
import { cheapestToDoor } from '@/features/checkout/delivery/freight-choice';
import { DeliveryCep } from '@/shell/delivery/delivery-cep';
import { RecentProducts } from './recent-products';

/** The cart drawer: the cart, the place it goes to, and what was seen lately where it is empty. A lazy chunk. */
export default function CartDrawer() {
  const user = useSelf();
  return (
    <CartDrawerBody
      canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
      chooseFreight={cheapestToDoor}
      delivery={(quote, isPending) => <DeliveryCep quote={quote?.freight} isPending={isPending} />}
      whenEmpty={<RecentProducts />}
    />
  );
}
