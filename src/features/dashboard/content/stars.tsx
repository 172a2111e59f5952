import { Stars as Picture } from '@/components/ui/stars';
import { useTranslation } from 'next-i18next/pages';

/** One person's stars, 1 to 5. */
export function Stars({ score }: { score: number }) {
  const { t } = useTranslation('manage-content');
  return (
    <span className="inline-flex whitespace-nowrap">
      <span className="sr-only">{t('stars', { score })}</span>
      <Picture filled={score} />
    </span>
  );
}
