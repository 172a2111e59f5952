interface RatingProps {
  average: number;
  count: number;
  /** Read aloud instead of the stars: "4,6 of 5 stars, 129 reviews". */
  label: string;
  className?: string;
}

/** Stars, average and count. Nothing when there is no review. */
export function Rating({ average, count, label, className = '' }: RatingProps) {
  if (count === 0) return null;
  const percent = `${(average / 5) * 100}%`;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm text-muted ${className}`}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative inline-block tracking-[1px] text-line" dir="ltr">
        ★★★★★
        <span
          className="absolute inset-y-0 start-0 overflow-hidden whitespace-nowrap text-star"
          style={{ width: percent }}
        >
          ★★★★★
        </span>
      </span>
      <span aria-hidden="true" className="font-bold text-ink" dir="ltr">
        {average.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}
      </span>
      <span aria-hidden="true" dir="ltr">
        ({count})
      </span>
    </span>
  );
}
