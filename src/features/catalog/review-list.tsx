import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { endpointQuery } from '@/client/query';
import { Button } from '@/components/ui/button';
import type { Product, Review } from '@/contract/schemas/catalog';
import { ReviewEntry } from './review-entry';

/** A review that arrived since the page was made moves the others: none is shown twice. */
const withoutDoubles = (reviews: readonly Review[]) => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** The shop's own reviews, newest first and more on request, then the imported ones with their source named. */
export function ReviewList({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'catalog']);
  const [lastPage, setLastPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  // Where the reviews begin that were asked for: the focus goes there, since the button may be gone.
  const focusAt = useRef<number | null>(null);
  const queryClient = useQueryClient();
  const [more, setMore] = useState<{ items: Review[]; pageCount: number } | null>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const own = withoutDoubles([...product.reviews, ...(more?.items ?? [])]);
  const imported = product.hardcodedReviews;
  const total = product.rating.totalReviews - product.hardcodedReviewsScore.totalReviewsCount;
  const hasMore = more ? lastPage < more.pageCount : own.length < total;

  useEffect(() => {
    if (focusAt.current === null || own.length <= focusAt.current) return;
    list.current?.querySelectorAll('li')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [own.length]);

  const showMore = async () => {
    const pagina = lastPage + 1;
    setState('pending');
    try {
      const page = await queryClient.query(
        endpointQuery('listReviews', { query: { productId: product.id, pagina } }),
      );
      focusAt.current = own.length;
      setMore({ items: [...(more?.items ?? []), ...page.items], pageCount: page.pageCount });
      setLastPage(pagina);
      setState('idle');
    } catch {
      setState('failed');
    }
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
      {state === 'failed' && <p role="alert">{t('reviews.failed')}</p>}
      {hasMore && (
        <Button
          tone="outline"
          size="sm"
          className="justify-self-start"
          pending={state === 'pending'}
          onClick={() => void showMore()}
        >
          {t('reviews.more')}
        </Button>
      )}
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
