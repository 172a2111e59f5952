import { useTranslation } from 'next-i18next/pages';
import { Stars } from '@/components/ui/stars';
import type { Product } from '@/contract/schemas/catalog';
import { ProductRating } from './product-rating';

/** The average and the distribution of stars. */
export function ReviewSummary({ product }: { product: Pick<Product, 'rating' | 'ratingDistribution'> }) {
  const { t } = useTranslation('catalog');
  const { rating, ratingDistribution } = product;
  return (
    <div>
      <p>
        <ProductRating isSummary rating={rating} />
      </p>
      <ul className="mt-3 grid gap-1.5" aria-label={t('reviews.distribution')}>
        {ratingDistribution.map((count, index) => (
          <li key={5 - index} className="grid grid-cols-[1.5rem_1fr_2.5rem] items-center gap-2 text-sm">
            <span aria-hidden="true" className="inline-flex items-center gap-0.5" dir="ltr">
              {5 - index}
              <Stars filled={1} of={1} />
            </span>
            <span className="sr-only">{t('reviews.stars', { count: 5 - index })}:</span>
            <span className="h-2.5 overflow-hidden rounded-full bg-tile">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${String((count / rating.totalReviews) * 100)}%` }}
              />
            </span>
            <span className="text-end text-muted tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
