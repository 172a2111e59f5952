import { useTranslation } from '@/lib/translation';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { late } from '@/components/ui/late';
import { StockForm } from './stock-form';

const DialogFrame = late(() => import('@/components/ui/dialog-frame').then((module) => module.DialogFrame));

interface StockDialogProps {
  productId: string;
  /** Null while nothing is adjusted. */
  pack: ManagedProduct['variations'][number] | null;
  onClose: () => void;
}

/** The stock of a pack over the editor: it is changed by units with a reason, never typed over. */
export function StockDialog({ productId, pack, onClose }: StockDialogProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  return (
    <DialogFrame
      open={!!pack}
      onClose={onClose}
      title={pack ? t('stock.adjustOf', { presentation: pack.presentation }) : ''}
      closeLabel={t('manage:close')}
    >
      {pack && (
        <StockForm key={pack.id} productId={productId} pack={pack} onDone={onClose} onCancel={onClose} />
      )}
    </DialogFrame>
  );
}
