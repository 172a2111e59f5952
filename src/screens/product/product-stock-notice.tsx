import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/features/auth/session';
import StockNoticeForm from '@/features/catalog/stock-notice-form';

/**
 * Requests a mail when the pack is in stock again; the address of a signed-in user is filled in. A lazy chunk, because few
 * packs are out of stock.
 */
export default function ProductStockNotice({ variationId }: { variationId: string }) {
  const { user, status } = useUser();
  // The field is filled once, when the form appears, so that a slow answer does not overwrite typed text.
  if (status === 'unknown' || status === 'loading')
    return <Skeleton className="h-56 w-full rounded-lg print:hidden" />;
  return <StockNoticeForm variationId={variationId} email={user?.email ?? ''} />;
}
