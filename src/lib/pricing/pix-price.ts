import { fractionOfCents, fromCents, toCents } from '@/lib/money';

/** What `reais` of goods cost by PIX: the brand's discount rounded half up to the centavo. */
export function pixPrice(reais: number, discount: number): number {
  const cents = toCents(reais);
  return fromCents(cents - fractionOfCents(cents, discount));
}
