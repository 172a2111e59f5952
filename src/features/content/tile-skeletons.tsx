import { Skeleton } from '@/components/ui/skeleton';

/** Skeletons of the tiles of a list. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-56 w-full rounded-lg" />
      ))}
    </div>
  );
}
