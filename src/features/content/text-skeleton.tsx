import { Skeleton } from '@/components/ui/skeleton';

/** The skeleton of a text page. */
export function TextSkeleton() {
  return (
    <div className="grid max-w-[68ch] gap-3">
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-4 h-7 w-1/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
