import { useTranslation } from 'next-i18next/pages';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import dynamic from 'next/dynamic';
import { StockForm } from './stock-form';

const DialogFrame = dynamic(
  () => import('@/components/ui/overlays/dialog-frame').then((module) => module.DialogFrame),
  { ssr: false },
);

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
