import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { Failure } from '../../kit/failure';
import { useDeleteProduct, usePublishProducts } from '../products.mutations';

interface DeleteProductProps {
  product: ManagedProduct;
  onClose: () => void;
  onGone: () => void;
}

/** Asks before a product goes for good; one that stands in orders can only be taken off the shop. */
export function DeleteProduct({ product, onClose, onGone }: DeleteProductProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const remove = useDeleteProduct();
  const publish = usePublishProducts(() => {
    notify('success', t('bulk.unpublished', { count: 1 }));
    onClose();
  });
  const isSold = product.variations.some((pack) => pack.isSold) || remove.error?.errorCode === 'IN_USE';
  const confirm = () =>
    remove.mutate(product.id, {
      onSuccess() {
        notify('success', t('actions.deleted'));
        onGone();
      },
    });
  return (
    <section aria-label={t('actions.deleteTitle')} className="grid gap-3 rounded border border-sale p-4">
      <h3 className="text-lg">{t('actions.deleteTitle')}</h3>
      {isSold ? (
        <Notice tone="warn" role="alert">
          {t('actions.inUse')}
        </Notice>
      ) : (
        <p>{t('actions.deleteText')}</p>
      )}
      {remove.error && !isSold && <Failure error={remove.error} onRetry={confirm} />}
      <div className="flex flex-wrap gap-2.5">
        {isSold
          ? product.published && (
              <Button
                size="sm"
                pending={publish.isPending}
                onClick={() => publish.mutate({ ids: [product.id], published: false })}
              >
                {t('bulk.unpublish')}
              </Button>
            )
          : !remove.error && (
              <Button size="sm" tone="danger" pending={remove.isPending} onClick={confirm}>
                {t('actions.deleteConfirm')}
              </Button>
            )}
        <Button size="sm" tone="quiet" onClick={onClose}>
          {t('manage:cancel')}
        </Button>
      </div>
    </section>
  );
}
