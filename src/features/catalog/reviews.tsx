import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/contract/schemas/catalog';
import { ProductRating } from './product-rating';

interface Entry {
  key: string;
  author: string;
  stars: number;
  title: string | null;
  text: string;
  note: string | null;
}

/** Distribution and texts: the shop's own reviews first, imported ones with their source named. */
export function Reviews({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const total = product.rating.totalReviews;
  if (total === 0) return <p className="text-muted">{t('reviews.none')}</p>;
  const entries: Entry[] = [
    ...product.reviews.map((review) => ({
      key: review.id,
      author: review.author,
      stars: review.reviewScore,
      title: review.title,
      text: review.text,
      note: review.verified ? t('reviews.verified') : null,
    })),
    ...product.hardcodedReviews.map((review, index) => ({
      key: `imported-${index}`,
      author: review.author,
      stars: review.stars,
      title: null,
      text: review.text,
      note: review.source,
    })),
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-10">
      <div>
        <p className="flex items-baseline gap-3">
          <span className="num text-[2.5rem] leading-none">
            {product.rating.averageRating.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}
          </span>
          <ProductRating rating={product.rating} />
        </p>
        <ul className="mt-3 grid gap-1.5" aria-label={t('reviews.distribution')}>
          {product.ratingDistribution.map((count, index) => (
            <li key={5 - index} className="grid grid-cols-[1.5rem_1fr_2.5rem] items-center gap-2 text-sm">
              <span dir="ltr">{5 - index}★</span>
              <span className="h-2.5 overflow-hidden rounded-full bg-tile">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </span>
              <span className="text-end text-muted tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid content-start gap-5" lang="pt-BR">
        {entries.map((entry) => (
          <li key={entry.key} className="border-b border-line pb-5 last:border-0">
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <span
                className="text-star"
                role="img"
                aria-label={t('reviews.stars', { count: entry.stars })}
                dir="ltr"
              >
                {'★'.repeat(entry.stars)}
              </span>
              <b className="text-ink">{entry.author}</b>
              {entry.note && <span>· {entry.note}</span>}
            </p>
            {entry.title && <p className="mt-1 font-bold">{entry.title}</p>}
            <p className="mt-1">{entry.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
