import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath, withId } from '@config/routes';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useAction } from '../../resource/use-action';
import { PRODUCT_LISTS, ofProduct, usePublishProducts } from '../products.mutations';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/client/toast';
import { Failure } from '../../kit/failure';

interface DeleteProductProps {
  product: ManagedProduct;
  onClose: () => void;
  onGone: () => void;
}

/** Asks before a product goes for good; one that stands in orders can only be taken off the shop. */
function DeleteProduct({ product, onClose, onGone }: DeleteProductProps) {
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

interface ProductActionsProps {
  product: ManagedProduct;
  onGone: () => void;
}

/** Where to go with a product, and what to do with the whole of it. */
export function ProductActions({ product, onGone }: ProductActionsProps) {
  const { t } = useTranslation('manage-products');
  const router = useRouter();
  const [isDeleting, setIsDeleting] = useState(false);
  const duplicate = useAction({
    ...ofProduct(product.id),
    send: (id: string) => call('duplicateProduct', { params: { id } }),
    done: () => t('actions.duplicated'),
    // Until the copy is open, the button makes no other one.
    onDone: (copy) => router.push(withId(DASHBOARD_ROUTES.editProduct, copy.id)),
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" href={withId(DASHBOARD_ROUTES.editProduct, product.id)}>
          <Icon name="pencil" />
          {t('actions.edit')}
        </ButtonLink>
        <ButtonLink size="sm" tone="outline" href={withId(DASHBOARD_ROUTES.productPreview, product.id)}>
          <Icon name="eye" />
          {t('actions.preview')}
        </ButtonLink>
        {product.published && (
          <ButtonLink size="sm" tone="outline" href={productPath(product.slug)} target="_blank">
            <Icon name="storefront" />
            {t('actions.shop')}
          </ButtonLink>
        )}
        <Button
          size="sm"
          tone="outline"
          pending={duplicate.isPending}
          onClick={() => duplicate.mutate(product.id)}
        >
          <Icon name="copy" />
          {t('actions.duplicate')}
        </Button>
        <Button size="sm" tone="danger" onClick={() => setIsDeleting(true)}>
          <Icon name="trash" />
          {t('actions.delete')}
        </Button>
      </div>
      {isDeleting && <DeleteProduct product={product} onClose={() => setIsDeleting(false)} onGone={onGone} />}
    </>
  );
}
