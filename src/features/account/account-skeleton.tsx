import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';

/** The skeleton of the account's cards. */
export function AccountSkeleton({ cards = 3 }: { cards?: number }) {
  const { t } = useTranslation('account');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className="h-32 w-full rounded-lg" />
      ))}
    </div>
  );
}
