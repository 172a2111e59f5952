import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import type { Product, Review } from '@/contract/schemas/catalog';
import { ReviewEntry } from './review-entry';

const MoreReviews = dynamic(() => import('./more-reviews'));

/** Removes duplicates: a review that was added since the page was rendered shifts the others. */
const withoutDoubles = (reviews: readonly Review[]) => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** The shop's own reviews, newest first, with more on request, then the imported ones with their source. */
export function ReviewList({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'catalog']);
  const list = useRef<HTMLUListElement>(null);
  // The first loaded review gets the focus, because the button may be removed.
  const focusAt = useRef<number | null>(null);
  const [more, setMore] = useState<readonly Review[]>([]);
  const own = withoutDoubles([...product.reviews, ...more]);
  const imported = product.hardcodedReviews;
  const total = product.rating.totalReviews - product.hardcodedReviewsScore.totalReviewsCount;

  useEffect(() => {
    if (focusAt.current === null || own.length <= focusAt.current) return;
    list.current?.querySelectorAll('li')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [own.length]);

  const append = (reviews: readonly Review[]) => {
    focusAt.current = own.length;
    setMore([...more, ...reviews]);
  };

  return (
    <div className="grid content-start gap-5">
      <ul ref={list} className="grid gap-5">
        {own.map((review) => (
          <li key={review.id} tabIndex={-1} className="border-b border-line pb-5 last:border-0">
            <ReviewEntry
              author={review.author}
              stars={review.reviewScore}
              title={review.title}
              text={review.text}
              date={review.date}
              note={review.verified && t('catalog:reviews.verified')}
            />
          </li>
        ))}
      </ul>
      {product.reviews.length < total && <MoreReviews productId={product.id} onMore={append} />}
      {imported.length > 0 && (
        <section aria-labelledby="imported-reviews" className="grid gap-5">
          <h3 id="imported-reviews" className="text-lg">
            {t('reviews.imported')}
          </h3>
          <ul className="grid gap-5">
            {imported.map((review, index) => (
              <li key={index} className="border-b border-line pb-5 last:border-0">
                <ReviewEntry
                  author={review.author}
                  stars={review.stars}
                  text={review.text}
                  note={<span lang="pt-BR">{review.source}</span>}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
