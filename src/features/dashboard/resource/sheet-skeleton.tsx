import type { ComponentType } from 'react';
import type { ApiError } from '@/client/api-error';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from '../kit/failure';
import { lazyPart } from '../kit/lazy-part';

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

/** A form or sheet that is fetched when it is first shown, its shape in its place until then. */
export const lazySheet = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, SheetSkeleton);

interface SheetPendingProps {
  error: ApiError | null;
  onRetry: () => unknown;
}

/** What stands in a sheet while its item is fetched, or why it cannot be. */
export function SheetPending({ error, onRetry }: SheetPendingProps) {
  if (!error) return <SheetSkeleton />;
  return (
    <div className="p-5">
      <Failure error={error} onRetry={onRetry} />
    </div>
  );
}
