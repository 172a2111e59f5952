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
import { DeleteProduct } from './delete-product';
import { useAction } from '../../resource/use-action';
import { ofProduct } from '../products.mutations';

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
    ...ofProduct,
    send: (id: string) => call('duplicateProduct', { params: { id } }),
    done: () => t('actions.duplicated'),
    onDone: (copy) => void router.push(withId(DASHBOARD_ROUTES.editProduct, copy.id)),
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
