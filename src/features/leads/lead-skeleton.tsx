import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';

/** The skeleton of a form to the shop. */
export function LeadSkeleton({ fields }: { fields: number }) {
  const { t } = useTranslation('forms');
  return (
    <div aria-busy="true" className="grid gap-4 sm:grid-cols-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-40 w-full sm:col-span-2" />
      <Skeleton className="h-12 w-48" />
    </div>
  );
}
