import { Skeleton } from '@/components/ui/skeleton';
import { lazyPart } from './lazy-part';

/** The first and the last day of a list. The mask of a date is as heavy as the table, and comes after it. */
export const DayFilters = lazyPart(
  () => import('@/components/ui/filters/filter-days').then((module) => module.FilterDays),
  () => <Skeleton className="mt-6 h-12 w-full md:w-72" />,
);
