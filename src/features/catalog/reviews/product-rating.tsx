import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ProductCard } from '@/contract/schemas/catalog';
import { Rating } from '@/components/ui/rating';
import { formatDecimal } from '@/lib/decimal';

interface ProductRatingProps {
  rating: ProductCard['rating'];
  /** The average stands first, large. */
  isSummary?: boolean;
  className?: string;
}

/** The rating of a product, with a text for screen readers. */
export const ProductRating = memo(function ProductRating({
  rating,
  isSummary,
  className,
}: ProductRatingProps) {
  const { t, i18n } = useTranslation('catalog');
  const { averageRating, totalReviews } = rating;
  const label = t('rating.label', {
    average: formatDecimal(averageRating, i18n.language),
    count: totalReviews,
  });
  return (
    <Rating
      average={averageRating}
      count={totalReviews}
      label={label}
      isSummary={isSummary}
      className={className}
    />
  );
});
