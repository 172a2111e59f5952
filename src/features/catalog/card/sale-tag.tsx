import { brand } from '@config/brands';
import { discountPercent } from '@/lib/pricing/pricing-rules';

/** `−9%` on a sale; not rendered otherwise, or for a brand without prices. */
export function SaleTag({ price, salePrice }: { price: number; salePrice: number | null }) {
  const percent = discountPercent(price, salePrice);
  if (percent === 0 || !brand.cartEnabled) return null;
  return (
    <bdi
      dir="ltr"
      className="num rounded-sm bg-sale px-2 py-1.5 text-sm leading-none text-white md:text-[0.9375rem]"
    >
      −{percent}%
    </bdi>
  );
}
