import { lazyPart } from '../../kit/lazy-part';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { PackCard } from './pack-card';
import { EMPTY_PACK, type ProductDraft } from '../draft/product-draft';
import { StockForm } from '../stock/stock-form';

const DialogFrame = lazyPart(() =>
  import('@/components/ui/overlays/dialog-frame').then((module) => module.DialogFrame),
);

interface PacksSectionProps {
  /** What is stored, with the stock as it is now; null for a new product. */
  product: ManagedProduct | null;
}

const MAX_PACKS = 40;

/** The packs of a product as cards; the first is the base pack. */
export function PacksSection({ product }: PacksSectionProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const { control, setFocus } = useFormContext<ProductDraft>();
  const { errors } = useFormState({ control, name: 'variations' });
  const packs = useFieldArray({ control, name: 'variations', keyName: 'key' });
  const [adjusting, setAdjusting] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const stored = (id: string) => product?.variations.find((pack) => pack.id === id);
  const adjusted = stored(adjusting ?? '');
  const close = () => setAdjusting(null);
  const move = (from: number, to: number) => {
    packs.move(from, to);
    setSaid(t('packs.moved', { position: to + 1, count: packs.fields.length }));
  };
  const add = () => {
    packs.append(EMPTY_PACK, { shouldFocus: false });
    const name = `variations.${packs.fields.length}.presentation` as const;
    // The card stands on the page after this event.
    requestAnimationFrame(() => setFocus(name));
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('packs.hint')}</p>
      <ol className="grid gap-4">
        {packs.fields.map((pack, index) => (
          <PackCard
            key={pack.key}
            index={index}
            count={packs.fields.length}
            stored={stored(pack.id)}
            isFaulty={!!errors.variations?.[index]}
            onMove={(to) => move(index, to)}
            onRemove={() => packs.remove(index)}
            onAdjust={() => setAdjusting(pack.id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        tone="outline"
        size="sm"
        disabled={packs.fields.length >= MAX_PACKS}
        onClick={add}
        className="justify-self-start"
      >
        <Icon name="plus" />
        {t('packs.add')}
      </Button>
      {product && (
        // The stock is changed by units with a reason, never typed over.
        <DialogFrame
          open={!!adjusted}
          onClose={close}
          title={adjusted ? t('stock.adjustOf', { presentation: adjusted.presentation }) : ''}
          closeLabel={t('manage:close')}
        >
          {adjusted && (
            <StockForm
              key={adjusted.id}
              productId={product.id}
              pack={adjusted}
              onDone={close}
              onCancel={close}
            />
          )}
        </DialogFrame>
      )}
    </div>
  );
}
