import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';

/** Loaded when a card is chosen: PIX and boleto need none of its validation and masks. */
export const LazyCardForm = dynamic(
  () => Promise.all([import('./card-form'), import('./card.schema')]).then(([module]) => module.CardForm),
  {
    ssr: false,
    loading: lazyPlace(() => <Skeleton className="h-96 w-full rounded-lg" />),
  },
);
