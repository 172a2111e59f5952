import { packUnitPrice, type PricePerUnit } from '@/lib/pricing/unit-price';
import { Money } from './money';

interface UnitPriceProps extends PricePerUnit {
  /** The price of the pack, reais. */
  price: number;
  /** Stands before the price, such as a dot after the pack's name. */
  before?: string;
}

/**
 * The price per kilogram, litre or 100 g of a pack (CDC, art. 6, XIII); nothing for a tiny pack. Always left-to-right,
 * isolated from the text around it. Firefox breaks a line after a slash; only a unit of two words, such as 100 ml, may go on
 * below it.
 */
export function UnitPrice({ before, ...pack }: UnitPriceProps) {
  const shown = packUnitPrice(pack);
  if (!shown) return null;
  return (
    <>
      {before}
      <bdi dir="ltr" className={shown.unit.includes(' ') ? undefined : 'whitespace-nowrap'}>
        <Money value={shown.value} className="font-sans! font-normal! [word-spacing:0]" />/{shown.unit}
      </bdi>
    </>
  );
}
