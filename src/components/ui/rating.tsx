import { useTranslation } from 'next-i18next/pages';
import { formatDecimal } from '@/lib/decimal';
import { Stars } from './stars';

export interface RatingProps {
  average: number;
  count: number;
  /** For screen readers instead of the stars: "4.6 of 5 stars, 129 reviews". */
  label: string;
  /** The average stands first, large. */
  isSummary?: boolean;
  /** One star instead of five, for a card. */
  isBrief?: boolean;
  className?: string;
}

/** Stars, average and count. Nothing when there is no review. */
export function Rating({
  average,
  count,
  label,
  isSummary = false,
  isBrief = false,
  className = '',
}: RatingProps) {
  const { i18n } = useTranslation();
  if (count === 0) return null;
  const figure = (
    <span
      aria-hidden="true"
      className={isSummary ? 'num text-[2.5rem] leading-none text-ink' : 'font-bold text-ink'}
      dir="ltr"
    >
      {formatDecimal(average, i18n.language, { least: 1 })}
    </span>
  );
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 text-sm text-muted ${className}`}>
      <span className="sr-only">{label}</span>
      {isSummary && figure}
      {isBrief ? <Stars filled={average / 5} of={1} /> : <Stars filled={average} />}
      {!isSummary && figure}
      <span aria-hidden="true" dir="ltr">
        ({count})
      </span>
    </span>
  );
}
