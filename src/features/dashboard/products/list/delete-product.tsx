import { useTranslation } from 'next-i18next/pages';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { Failure } from '../../kit/failure';
import { useAction } from '../../resource/use-action';
import { PRODUCT_LISTS, usePublishProducts } from '../products.mutations';

interface DeleteProductProps {
  product: ManagedProduct;
  onClose: () => void;
  onGone: () => void;
}

/** Asks before a product goes for good; one that stands in orders can only be taken off the shop. */
export function DeleteProduct({ product, onClose, onGone }: DeleteProductProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const remove = useAction({
    refreshes: PRODUCT_LISTS,
    send: () => call('deleteProduct', { params: { id: product.id } }),
    done: () => t('actions.deleted'),
    onDone: onGone,
    showsError: true,
  });
  const publish = usePublishProducts(() => {
    notify('success', t('bulk.unpublished', { count: 1 }));
    onClose();
  });
  const isSold = product.variations.some((pack) => pack.isSold) || remove.error?.errorCode === 'IN_USE';
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
      {remove.error && !isSold && <Failure error={remove.error} onRetry={() => remove.mutate()} />}
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
              <Button size="sm" tone="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
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
