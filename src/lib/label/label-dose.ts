import { formatDecimal } from '@/lib/decimal';

interface LabelDose {
  basis: 'per_head' | 'per_kg_body_weight' | 'per_100kg_body_weight';
  unit: 'g' | 'ml';
}

interface Use {
  gramsPerDay?: number | undefined;
  gramsPerKgPerDay?: number | undefined;
}

/** What a day of a use takes, as the label prints it: `100 g` per head, per kilogram or per 100 kg of live weight. */
export function labelDose(
  { basis, unit }: LabelDose,
  { gramsPerDay = 0, gramsPerKgPerDay = 0 }: Use,
  language: string,
): string {
  const amount = {
    per_head: gramsPerDay,
    per_kg_body_weight: gramsPerKgPerDay,
    per_100kg_body_weight: gramsPerKgPerDay * 100,
  }[basis];
  return `${formatDecimal(amount, language, { most: 2 })} ${unit}`;
}
