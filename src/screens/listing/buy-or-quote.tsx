import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { useSelf } from '@/features/auth/session';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { countAddition } from '@/features/catalog/card/count-choice';
import { QuoteCardButton } from '@/screens/quotes/quote-card-button';

interface BuyOrQuoteProps {
  product: ProductCard;
  variation: Variation;
  variant: 'card' | 'line';
  /** The search that found the product, as typed. */
  q?: string;
}

/** The action of a product in a list: its cart button, or the button of its quote for a brand without a cart. */
export function BuyOrQuote({ product, variation, variant, q }: BuyOrQuoteProps) {
  const user = useSelf();
  return process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
    <AddToCartButton
      product={product}
      variation={variation}
      variant={variant}
      onAdded={() => countAddition(product.id, q)}
      canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
    />
  ) : (
    <QuoteCardButton product={product} variation={variation} />
  );
}
