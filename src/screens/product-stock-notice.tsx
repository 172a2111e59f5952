import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/features/auth/session';

const StockNoticeForm = dynamic(() => import('@/features/catalog/stock-notice-form'), {
  ssr: false,
  loading: () => <Skeleton className="h-56 w-full rounded-lg print:hidden" />,
});

/** Asks for a mail when the pack is in stock again; the address of who is signed in stands there already. */
export function ProductStockNotice({ variationId }: { variationId: string }) {
  const { user, status } = useUser();
  // The field is filled once, when the form appears: nobody's typing is written over by a late answer.
  if (status === 'unknown' || status === 'loading')
    return <Skeleton className="h-56 w-full rounded-lg print:hidden" />;
  return <StockNoticeForm variationId={variationId} email={user?.email ?? ''} />;
}
