import { Skeleton } from '@/components/ui/skeleton';

const FIELDS = [0, 1, 2, 3, 4];

/** The shape of a form in a sheet while its part of the script is fetched. */
export function SheetSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 p-5">
      {FIELDS.map((field) => (
        <Skeleton key={field} className="h-12 w-full" />
      ))}
    </div>
  );
}
