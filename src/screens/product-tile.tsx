import { hasPermission } from '@config/permissions';
import type { ProductCard as Product } from '@/contract/schemas/catalog';
import { useUser } from '@/features/auth/use-user';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { ProductCard } from '@/features/catalog/product-card';
import { ProductTools } from './product-tools';

/** A product card with its way into the cart. */
export function ProductTile({ product, priority }: { product: Product; priority?: boolean }) {
  const { user } = useUser();
  return (
    <ProductCard
      product={product}
      priority={priority}
      tools={<ProductTools product={product} variant="card" />}
      action={(variation) => (
        <AddToCartButton
          product={product}
          variation={variation}
          variant="card"
          canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
        />
      )}
    />
  );
}
