import { Skeleton } from '@/components/ui/skeleton';

/** The skeleton of a product card: picture, line, title, packs, price and button. */
export function ProductCardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised">
      <Skeleton className="aspect-[1/.92] w-full rounded-none" />
      <div className="grid gap-2 p-3 lg:px-4">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-10 w-11/12" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-1.5 h-11 w-full" />
      </div>
    </div>
  );
}
