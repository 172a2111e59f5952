import { readToken } from '@/client/token';
import { getCart } from '@/features/cart/cart-store';

/**
 * Looks at what this browser keeps in a task of its own, before React needs it: the first look asks another process,
 * which holds a slow phone up for as long as a good part of the page takes. Call it once; does nothing on the server.
 */
export function readAhead() {
  if (typeof window === 'undefined') return;
  setTimeout(() => {
    readToken();
    getCart();
  });
}
