export interface PricePerUnit {
  /** Reais. */
  value: number;
  unit: string;
}

/** From this price on, a kilogram or a litre is more than a customer buys of such a product. */
const TOO_MUCH = 1000;
const SMALL_UNIT: Readonly<Record<string, string>> = { kg: 'g', L: 'ml' };

/** In kilograms or litres; a little less than one and a tenth, because the price per unit is rounded. */
const WHOLE_UNIT = 0.999;
const TENTH = 0.0999;

/**
 * The unit price of a pack: per kilogram or litre from one of them on, per 100 g or 100 ml below, none for a pack under
 * 100 g or 100 ml. `price` is the price of the pack, reais.
 */
export function packUnitPrice({ value, unit, price }: PricePerUnit & { price: number }): PricePerUnit | null {
  if (value <= 0) return null;
  const content = price / value;
  const small = SMALL_UNIT[unit];
  if (content >= WHOLE_UNIT || !small) return { value, unit };
  return content >= TENTH ? { value: Math.round(value * 10) / 100, unit: `100 ${small}` } : null;
}

/** The price in a useful unit: a paste of 6 g has a price per gram, not one of R$ 6.150,00 per kilogram. */
export function shownUnitPrice({ value, unit }: PricePerUnit): PricePerUnit {
  const small = SMALL_UNIT[unit];
  return small && value >= TOO_MUCH ? { value: Math.round(value / 10) / 100, unit: small } : { value, unit };
}
