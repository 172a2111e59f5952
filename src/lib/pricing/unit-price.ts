export interface PricePerUnit {
  /** Reais. */
  value: number;
  unit: string;
}

/** From this price on, a kilogram or a litre is more than anybody buys of such a product. */
const TOO_MUCH = 1000;
const SMALL_UNIT: Readonly<Record<string, string>> = { kg: 'g', L: 'ml' };

/** The price per unit as it says something: a paste of 6 g has a price per gram, not one of R$ 6.150,00 per kilogram. */
export function shownUnitPrice({ value, unit }: PricePerUnit): PricePerUnit {
  const small = SMALL_UNIT[unit];
  return small && value >= TOO_MUCH ? { value: Math.round(value / 10) / 100, unit: small } : { value, unit };
}
