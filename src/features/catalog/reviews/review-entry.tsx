import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ServerText } from '@/components/ui/text/server-text';
import { Stars } from '@/components/ui/stars';
import { formatDate } from '@/lib/time/dates';

interface ReviewEntryProps {
  author: string;
  stars: number;
  title?: string | null;
  text: string;
  /** ISO date; imported reviews have none. */
  date?: string;
  /** The source of the review, or that the purchase is verified. */
  note?: ReactNode;
}

/** One review: stars, author, date and text. */
export function ReviewEntry({ author, stars, title, text, date, note }: ReviewEntryProps) {
  const { t } = useTranslation('catalog');
  const { locale = 'en' } = useRouter();
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="sr-only">{t('reviews.stars', { count: stars })}</span>
        <Stars filled={stars} />
        <b className="text-ink">
          <bdi>{author}</bdi>
        </b>
        {date && (
          <time dateTime={date}>
            <ServerText id={`${locale} ${date}`} make={() => formatDate(date, locale)} />
          </time>
        )}
        {note && <span>· {note}</span>}
      </p>
      <div lang="pt-BR">
        {title && <p className="mt-1 font-bold">{title}</p>}
        <p className="mt-1 whitespace-pre-line">{text}</p>
      </div>
    </article>
  );
}
