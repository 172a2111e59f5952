import { shownUnitPrice, type PricePerUnit } from '@/lib/pricing/unit-price';
import { Money } from './money';

/**
 * A price per kilogram or litre, of tiny packs per gram or millilitre (CDC, art. 6, XIII): one piece from left to
 * right, whatever the language around it.
 */
export function UnitPrice(price: PricePerUnit) {
  const { value, unit } = shownUnitPrice(price);
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      <Money value={value} className="!font-normal" />/{unit}
    </bdi>
  );
}
