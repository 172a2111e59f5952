import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** The editor of a text, fetched when a form that holds one is opened. */
export const LateTextEditor = dynamic(
  () => import('./text/text-editor').then((module) => module.TextEditor),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full" /> },
);
