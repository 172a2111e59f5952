import { lazyPart } from '../../kit/lazy-part';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ManagedProductSummary } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { BulkBar } from '../../resource/bulk-bar';
import { usePublishProducts } from '../products.mutations';

const BulkPrices = lazyPart(() => import('../prices/bulk-prices').then((module) => module.BulkPrices));

interface ProductBulkProps {
  /** The chosen ones. */
  products: readonly ManagedProductSummary[];
  /** They need not be chosen any more: all, or these. */
  onDone: (ids?: readonly string[]) => void;
}

/** Publishes the chosen products, takes them off the shop, or changes their prices. A toast offers the way back for those that changed. */
export function ProductBulk({ products, onDone }: ProductBulkProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const [pricing, setPricing] = useState<readonly string[] | null>(null);
  const undo = usePublishProducts(() => undefined);
  const canUndo = useRef(false);
  const publish = usePublishProducts(({ changed: ids }, { published }) => {
    const way = { label: t('manage:undo'), run: () => undo.mutate({ ids, published: !published }) };
    const text = t(published ? 'bulk.published' : 'bulk.unpublished', { count: ids.length });
    notify('success', text, canUndo.current && ids.length > 0 ? way : undefined);
  });
  const run = (published: boolean) => {
    const ids = products.flatMap(({ id, state }) => ((state === 'published') === published ? [] : [id]));
    if (ids.length === 0) {
      notify('info', t('bulk.nothing'));
      return;
    }
    // A scheduled product had a date that publishing or not cannot bring back. Judged now: afterwards none is chosen.
    canUndo.current = !products.some(({ id, state }) => ids.includes(id) && state === 'scheduled');
    publish.mutate({ ids, published });
    onDone();
  };
  return (
    <>
      <BulkBar count={products.length} onClear={() => onDone()}>
        <Button size="sm" pending={publish.isPending} onClick={() => run(true)}>
          {t('bulk.publish')}
        </Button>
        <Button size="sm" tone="outline" pending={publish.isPending} onClick={() => run(false)}>
          {t('bulk.unpublish')}
        </Button>
        <Button size="sm" tone="outline" onClick={() => setPricing(products.map(({ id }) => id))}>
          {t('prices.change')}
        </Button>
      </BulkBar>
      {pricing && <BulkPrices ids={pricing} onChanged={onDone} onClose={() => setPricing(null)} />}
    </>
  );
}
