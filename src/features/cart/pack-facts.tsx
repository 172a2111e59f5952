import { useTranslation } from 'next-i18next/pages';
import { formatExactWeight } from '@/lib/weight';

interface PackFactsProps {
  /** Shipping weight of one; null while it is not known. */
  weightGrams: number | null;
  quantity: number;
  /** Undefined while it is not known. */
  stock?: number;
  className?: string;
}

/** What the chosen quantity weighs, and how many are in stock: `6 × 30 kg = 180 kg · 210 em estoque`, `20 × 270 g = 5,4 kg`. */
export function PackFacts({ weightGrams, quantity, stock, className = 'text-muted' }: PackFactsProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const weight = (grams: number) => formatExactWeight(grams, t, i18n.language);
  const isWeighed = weightGrams !== null && weightGrams > 0;
  if (!isWeighed && stock === undefined) return null;
  return (
    <p className={`text-sm ${className}`}>
      {isWeighed && quantity > 1 && (
        <bdi dir="ltr">
          {quantity} × <bdi>{weight(weightGrams)}</bdi> = <bdi>{weight(weightGrams * quantity)}</bdi>
        </bdi>
      )}
      {isWeighed && quantity <= 1 && <bdi>{weight(weightGrams)}</bdi>}
      {isWeighed && stock !== undefined && ' · '}
      {stock !== undefined && t('common:quantity.inStock', { units: stock })}
    </p>
  );
}
