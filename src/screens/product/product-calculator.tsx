import { textLang } from '@/lib/texts/text-lang';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { MAX_QUOTE_UNITS } from '@config/quotes';
import { hasPermission } from '@config/has-permission';
import type { Product, ProductCard } from '@/contract/schemas/catalog';
import { useSelf } from '@/features/auth/session';
import { isAskedInstead, purchaseBlock } from '@/features/cart/purchase-block';
import type { Consumption } from '@/features/catalog/calculator/consumption';
import ConsumptionCalculator from '@/features/catalog/calculator/consumption-calculator';
import { QuotePlanned } from '@/screens/quotes/quote-planned';
import { ProductAsk } from '@/shell/contact/product-ask';
import { PlannedPacks } from './planned-packs';

/** The calculator of a product with a dose; its result can be added to the cart, or to the list to quote. A lazy chunk, loaded in the viewport. */
export default function ProductCalculator({
  product,
}: {
  product: ProductCard & Pick<Product, 'dose' | 'untranslated'>;
}) {
  const { t } = useTranslation(['product', 'common']);
  const user = useSelf();
  if (!product.dose) return null;
  const canBuyLinhaBranca = !brand.cartEnabled || hasPermission(user, 'linha_branca');

  // A factory makes what is not in stock.
  const offered = product.variations.map((variation) => ({
    ...variation,
    stock: brand.cartEnabled ? variation.stock : MAX_QUOTE_UNITS,
  }));

  const action = ({ plan }: Consumption) => {
    if (product.saleClass === 'restrito') return null;
    const wanted = plan.packs.flatMap(({ id, count }) => {
      const variation = product.variations.find((candidate) => candidate.id === id);
      return variation ? [{ variation, count }] : [];
    });
    if (!(process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)))
      return <QuotePlanned product={product} planned={wanted} />;
    for (const { variation } of wanted) {
      const block = purchaseBlock(product, variation, canBuyLinhaBranca);
      if (isAskedInstead(block))
        return (
          <ProductAsk title={product.displayInfo.title} variation={variation} block={block} tone="accent" />
        );
    }
    if (wanted.some(({ variation, count }) => count > variation.stock)) return <p>{t('calculator.over')}</p>;
    if (wanted.some(({ count }) => count > MAX_LINE_QUANTITY))
      return <p>{t('common:quantity.orderLimit', { max: MAX_LINE_QUANTITY })}</p>;
    // A new plan resets the numbers.
    const key = plan.packs.map(({ id, count }) => `${id} ${count}`).join();
    return <PlannedPacks key={key} product={product} planned={plan.packs} />;
  };

  return (
    <ConsumptionCalculator
      dose={product.dose}
      doseLang={textLang(product.untranslated, 'doseLabels')}
      variations={offered}
      canBuyLinhaBranca={canBuyLinhaBranca}
      maxUnits={brand.cartEnabled ? MAX_LINE_QUANTITY : undefined}
      action={action}
    />
  );
}
