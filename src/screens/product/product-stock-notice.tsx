import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/features/auth/session';
import StockNoticeForm from '@/features/catalog/stock-notice-form';

/**
 * Asks for a mail when the pack is in stock again; the address of who is signed in stands there already. A chunk of its
 * own: few packs are out of stock.
 */
export default function ProductStockNotice({ variationId }: { variationId: string }) {
  const { user, status } = useUser();
  // The field is filled once, when the form appears: nobody's typing is written over by a late answer.
  if (status === 'unknown' || status === 'loading')
    return <Skeleton className="h-56 w-full rounded-lg print:hidden" />;
  return <StockNoticeForm variationId={variationId} email={user?.email ?? ''} />;
}
