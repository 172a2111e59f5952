import { useTranslation } from '@/lib/translation';
import { brand } from '@config/brands';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { hasPermission } from '@config/permissions';
import type { Product, ProductCard } from '@/contract/schemas/catalog';
import { late } from '@/components/ui/late';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenNear } from '@/components/ui/when-near';
import { useSelf } from '@/features/auth/session';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions } from '@/features/cart/cart-store';
import type { Consumption } from '@/features/catalog/consumption';
import { notify } from '@/shell/toast';
import { openDrawer } from '@/shell/ui-store';

const Waiting = () => <Skeleton className="h-96 w-full rounded-lg" />;
const ConsumptionCalculator = late(() => import('@/features/catalog/consumption-calculator'), Waiting);

/** The calculator of a product with a dose, its result one tap from the cart. */
export function ProductCalculator({ product }: { product: ProductCard & Pick<Product, 'dose'> }) {
  const { t } = useTranslation(['product', 'cart']);
  const user = useSelf();
  if (!product.dose) return null;

  const action = ({ plan }: Consumption) => {
    if (!brand.cartEnabled || product.saleClass === 'restrito') return null;
    const wanted = plan.packs.flatMap(({ id, count }) => {
      const variation = product.variations.find((candidate) => candidate.id === id);
      return variation ? [{ variation, count }] : [];
    });
    if (wanted.some(({ variation, count }) => count > Math.min(variation.stock, MAX_LINE_QUANTITY))) {
      return <p>{t('calculator.over')}</p>;
    }
    const addAll = () => {
      try {
        wanted.forEach(({ variation, count }) =>
          cartActions.addItemWithQuantity(toCartLine(product, variation), count),
        );
        openDrawer('CART_VIEW');
      } catch {
        // The cart takes no more lines, or no more of one.
        notify('error', t('cart:add.full'));
      }
    };
    return (
      <Button tone="accent" onClick={addAll}>
        {t('calculator.add')}
      </Button>
    );
  };

  return (
    <WhenNear fallback={<Waiting />}>
      <ConsumptionCalculator
        dose={product.dose}
        variations={product.variations}
        canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
        action={action}
      />
    </WhenNear>
  );
}
