import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { endpointQuery } from '@/client/query';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { errorText } from '@/lib/texts/error-text';
import { ReviewEntry } from './review-entry';
import { ReviewForm } from './review-form';

/** The user's own review of a product: the review, the form, or why there is none yet. A lazy chunk. */
export default function ReviewOwn({ productId }: { productId: string }) {
  const { t } = useTranslation(['reviews', 'errors', 'common']);
  const hasTexts = useNamespace('reviews');
  const hasErrorTexts = useNamespace('errors');
  const { data, error, refetch } = useQuery(endpointQuery('getOwnReview', { query: { productId } }));
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const isReviewed = !!data?.review;
  // The form is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isSent && isReviewed) answer.current?.focus();
  }, [isSent, isReviewed]);
  if (!hasTexts || !hasErrorTexts || (!data && !error))
    return <Skeleton className="h-40 w-full rounded-lg" />;
  if (!data) {
    return (
      <Notice tone="error">
        <p>{errorText(t, error)}</p>
        <p>
          <Button tone="outline" size="sm" onClick={() => void refetch()}>
            {t('own.retry')}
          </Button>
        </p>
      </Notice>
    );
  }
  if (data.canReview) return <ReviewForm productId={productId} onSent={() => setSent(true)} />;
  if (!data.review) return <p className="text-muted">{t('errors:REVIEW_NOT_ALLOWED')}</p>;
  const { review } = data;
  return (
    <section aria-labelledby="own-review" className="grid gap-3">
      <h3 id="own-review" className="text-lg">
        {t('own.title')}
      </h3>
      <div ref={answer} tabIndex={-1} className="outline-none">
        <Notice tone={review.status === 'approved' ? 'ok' : 'info'} role="status">
          <p>{t(`own.${review.status}`)}</p>
        </Notice>
      </div>
      <ReviewEntry
        author={review.author}
        stars={review.reviewScore}
        title={review.title}
        text={review.text}
        date={review.date}
      />
    </section>
  );
}
