import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ProductCard } from '@/contract/schemas/catalog';
import { Rating, type RatingProps } from '@/components/ui/rating';
import { formatDecimal } from '@/lib/decimal';

interface ProductRatingProps extends Pick<RatingProps, 'isSummary' | 'isBrief' | 'className'> {
  rating: ProductCard['rating'];
}

/** The rating of a product, with a text for screen readers. */
export const ProductRating = memo(function ProductRating({ rating, ...look }: ProductRatingProps) {
  const { t, i18n } = useTranslation('catalog');
  const { averageRating, totalReviews } = rating;
  const label = t('rating.label', {
    average: formatDecimal(averageRating, i18n.language),
    count: totalReviews,
  });
  return <Rating average={averageRating} count={totalReviews} label={label} {...look} />;
});
