import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { ManagedProductSummary } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { BulkBar } from '../kit/bulk-bar';
import { useFailureText } from '../kit/failure';
import { usePublishProducts } from './products.mutations';

interface ProductBulkProps {
  /** The chosen ones. */
  products: readonly ManagedProductSummary[];
  onDone: () => void;
}

/** Publishes the chosen products or takes them off the shop. A toast offers the way back for those that changed. */
export function ProductBulk({ products, onDone }: ProductBulkProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const textOf = useFailureText();
  const { mutate, isPending } = usePublishProducts();
  const run = (published: boolean) => {
    const changing = products.filter(({ state }) => (state === 'published') !== published);
    if (changing.length === 0) {
      notify('info', t('bulk.nothing'));
      return;
    }
    const ids = changing.map(({ id }) => id);
    // A scheduled product had a date that publishing or not cannot bring back.
    const canUndo = changing.every(({ state }) => state !== 'scheduled');
    mutate(
      { ids, published },
      {
        onSuccess: ({ changed }) =>
          notify(
            'success',
            t(published ? 'bulk.published' : 'bulk.unpublished', { count: changed }),
            canUndo
              ? {
                  label: t('manage:undo'),
                  run: () =>
                    mutate(
                      { ids, published: !published },
                      { onError: (error) => notify('error', textOf(error)) },
                    ),
                }
              : undefined,
          ),
        onError: (error) => notify('error', textOf(error)),
      },
    );
    onDone();
  };
  return (
    <BulkBar count={products.length} onClear={onDone}>
      <Button size="sm" pending={isPending} onClick={() => run(true)}>
        {t('bulk.publish')}
      </Button>
      <Button size="sm" tone="outline" pending={isPending} onClick={() => run(false)}>
        {t('bulk.unpublish')}
      </Button>
    </BulkBar>
  );
}
