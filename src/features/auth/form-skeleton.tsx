import { Skeleton } from '@/components/ui/skeleton';

/** The skeleton of a form of this feature. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid gap-4" aria-busy="true">
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
