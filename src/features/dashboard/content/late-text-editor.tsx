import { late } from '@/components/ui/late';
import { Skeleton } from '@/components/ui/skeleton';

/** The editor of a text, fetched when a form that holds one is opened. */
export const LateTextEditor = late(
  () => import('./text/text-editor').then((module) => module.TextEditor),
  () => <Skeleton className="h-96 w-full" />,
);
