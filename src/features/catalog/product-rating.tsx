import { useTranslation } from 'next-i18next/pages';
import type { ProductCard } from '@/contract/schemas/catalog';
import { Rating } from '@/components/ui/rating';

/** The rating of a product, with its words for a screen reader. */
export function ProductRating({ rating, className }: { rating: ProductCard['rating']; className?: string }) {
  const { t } = useTranslation('catalog');
  const { averageRating, totalReviews } = rating;
  const label = t('rating.label', { average: averageRating.toLocaleString('pt-BR'), count: totalReviews });
  return <Rating average={averageRating} count={totalReviews} label={label} className={className} />;
}
