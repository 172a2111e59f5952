import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Product } from '@/contract/schemas/catalog';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';

interface ReviewsProps {
  product: Product;
  /** The user's own review; the session is another feature. */
  own?: ReactNode;
}

/** The reviews of a product: distribution of stars, texts, and the user's own review. */
export function Reviews({ product, own }: ReviewsProps) {
  const { t } = useTranslation('catalog');
  const isEmpty = product.rating.totalReviews === 0;
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-6">
        {isEmpty ? <p className="text-muted">{t('reviews.none')}</p> : <ReviewSummary product={product} />}
        {own}
      </div>
      {!isEmpty && <ReviewList product={product} />}
    </div>
  );
}
