import type { ColumnDef } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import { Link } from '@/components/ui/link';
import { productPath } from '@config/routes';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { shortDate } from './short-date';
import type { ReviewState } from './plan-moderation';
import { Stars } from './stars';

const TONES: Record<ReviewState, BadgeTone> = { pending: 'warn', approved: 'ok', rejected: 'neutral' };

interface ReviewColumnsOptions {
  t: TFunction<'manage-content'>;
  locale: string;
  onModerate: (review: ManagedReview, status: ReviewState) => void;
}

/** Columns of the reviews: who wrote what about which product, where it stands, and the two decisions. */
export const reviewColumns = ({
  t,
  locale,
  onModerate,
}: ReviewColumnsOptions): ColumnDef<ManagedReview>[] => [
  {
    id: 'author',
    header: t('reviews.author'),
    meta: { isTitle: true },
    cell: ({ row: { original: review } }) => (
      <div className="grid gap-0.5 py-1.5 lg:w-40">
        <Stars score={review.reviewScore} />
        <bdi className="font-bold">{review.author}</bdi>
        <span className="text-sm text-muted">
          {shortDate(review.createdAt, locale)}
          {review.verified && ` · ${t('reviews.verified')}`}
        </span>
      </div>
    ),
  },
  {
    id: 'text',
    header: t('reviews.text'),
    cell: ({ row: { original: review } }) => (
      <div dir="auto" className="min-w-0 max-w-prose py-1.5 break-words whitespace-pre-line lg:min-w-64">
        {review.title && <p className="font-bold">{review.title}</p>}
        <p>{review.text}</p>
      </div>
    ),
  },
  {
    id: 'product',
    header: t('reviews.product'),
    cell: ({ row: { original: review } }) => (
      <Link
        href={productPath(review.productSlug)}
        data-row-link
        target="_blank"
        className="inline-flex min-h-8 items-center text-primary underline lg:max-w-44"
      >
        {review.productTitle}
      </Link>
    ),
  },
  {
    id: 'status',
    header: t('state'),
    cell: ({ row: { original: review } }) => (
      <Badge tone={TONES[review.status]}>{t(`reviews.state.${review.status}`)}</Badge>
    ),
  },
  {
    id: 'decide',
    header: '',
    meta: { align: 'end' },
    cell: ({ row: { original: review } }) => (
      <div className="flex flex-wrap gap-2 py-1 lg:justify-end print:hidden">
        {review.status !== 'approved' && (
          <Button size="sm" onClick={() => onModerate(review, 'approved')}>
            {t('reviews.approve')}
            <span className="sr-only">: {review.author}</span>
          </Button>
        )}
        {review.status !== 'rejected' && (
          <Button size="sm" tone="outline" onClick={() => onModerate(review, 'rejected')}>
            {t('reviews.reject')}
            <span className="sr-only">: {review.author}</span>
          </Button>
        )}
      </div>
    ),
  },
];
