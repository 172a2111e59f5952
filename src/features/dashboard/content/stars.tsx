import { useTranslation } from 'next-i18next/pages';

/** One person's stars, 1 to 5. */
export function Stars({ score }: { score: number }) {
  const { t } = useTranslation('manage-content');
  return (
    <span className="inline-flex whitespace-nowrap">
      <span className="sr-only">{t('stars', { score })}</span>
      <span aria-hidden="true" dir="ltr" className="tracking-[1px] text-star">
        {'★'.repeat(score)}
        <span className="text-line">{'★'.repeat(5 - score)}</span>
      </span>
    </span>
  );
}
