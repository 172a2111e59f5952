import { LazyDialog } from '../../kit/lazy-dialog';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { EMPTY_PACK, type ProductDraft } from '../draft/product-draft';
import { StockForm } from '../stock/stock-form';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { number, select, text, type FormField } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import { own, wide, type ProductT } from './product-fields';

/** Everything about a pack. The stock of one that exists is only shown: it changes by units, with a reason. */
const packFields = (
  t: ProductT,
  index: number,
  { stored, onAdjust }: Pick<PackCardProps, 'stored' | 'onAdjust'>,
): readonly FormField<ProductDraft>[] => {
  const at = `variations.${index}` as const;
  return [
    text(`${at}.presentation`, t('fields.presentation'), {
      hint: t('hints.presentation'),
      maxLength: 120,
      required: true,
      ...own,
      ...wide,
    }),
    text(`${at}.sku`, t('fields.sku'), { dir: 'ltr', maxLength: 40, required: true }),
    text(`${at}.gtin13`, t('fields.gtin13'), {
      hint: t('hints.gtin13'),
      dir: 'ltr',
      inputMode: 'numeric',
      maxLength: 13,
    }),
    number(`${at}.price`, t('fields.price'), 'money', { required: true }),
    number(`${at}.salePrice`, t('fields.salePrice'), 'money', { hint: t('hints.salePrice') }),
    select(`${at}.netKind`, t('fields.netKind'), ['weight', 'volume'], (value) => t(`netKind.${value}`)),
    ...(['net', 'shippingWeight', 'lengthCm', 'widthCm', 'heightCm'] as const).map((name) =>
      number(`${at}.${name}`, t(`fields.${name}`), name.endsWith('Cm') ? 'whole' : 'thousandths', {
        required: true,
      }),
    ),
    { kind: 'switch', name: `${at}.buyOnlyLinhaBranca`, label: t('fields.buyOnlyLinhaBranca'), ...wide },
    stored
      ? {
          kind: 'custom',
          show: (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
              <span className="text-[0.9375rem] font-semibold">{t('stock.onHand')}</span>
              <span className="tabular-nums">{stored.stock}</span>
              <span className="text-sm text-muted">
                {t('stock.reservedCount', { count: stored.reserved })}
              </span>
              <Button size="sm" tone="outline" onClick={onAdjust}>
                {t('stock.adjust')}
              </Button>
            </div>
          ),
        }
      : number(`${at}.stock`, t('fields.stock'), 'whole', { hint: t('hints.stock'), ...wide }),
  ];
};

interface PackCardProps {
  index: number;
  count: number;
  /** The pack as it is stored; undefined for a new one. */
  stored: ManagedProduct['variations'][number] | undefined;
  isFaulty: boolean;
  onMove: (to: number) => void;
  /** Gets the name that the card shows. */
  onRemove: (name: string) => void;
  onAdjust: () => void;
}

/** One pack of the editor: its name and price at a glance, its fields below. */
function PackCard({ index, count, stored, isFaulty, onMove, onRemove, onAdjust }: PackCardProps) {
  const { t } = useTranslation(['manage-products', 'common']);
  const { control } = useFormContext<ProductDraft>();
  // Many packs start folded, a few and new ones open.
  const [isOpen, setIsOpen] = useState(!stored || count <= 2);
  const [presentation, sku, price] = useWatch({
    control,
    name: [`variations.${index}.presentation`, `variations.${index}.sku`, `variations.${index}.price`],
  });
  const name = presentation || t('packs.untitled', { number: index + 1 });
  const isShown = isOpen || isFaulty;
  return (
    <li className={`rounded border ${isFaulty ? 'border-sale' : 'border-line'} bg-surface`}>
      <div className="flex flex-wrap items-center gap-x-1 px-2 py-1">
        <h3 className="min-w-0 flex-1 basis-40 text-base">
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isShown)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 rounded-sm px-2 text-start hover:bg-primary-soft"
          >
            <Icon name="caret-down" className={`size-4 ${isShown ? 'rotate-180' : ''}`} />
            <span lang="pt-BR" dir="auto" className="font-bold">
              {name}
            </span>
            <bdi dir="ltr" className="text-sm text-muted">
              {[sku, price && `R$ ${price}`].filter(Boolean).join(' · ')}
            </bdi>
            {index === 0 && <Badge tone="info">{t('packs.base')}</Badge>}
          </button>
        </h3>
        <div className="ms-auto flex max-w-full flex-wrap">
          <IconButton
            icon="caret-down"
            label={t('packs.up', { name })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
            className="rotate-180 disabled:opacity-40"
          />
          <IconButton
            icon="caret-down"
            label={t('packs.down', { name })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
            className="disabled:opacity-40"
          />
          <IconButton
            icon="trash"
            label={t('packs.remove', { name })}
            disabled={count === 1 || !!stored?.isSold}
            onClick={() => onRemove(name)}
            className="disabled:opacity-40"
          />
        </div>
      </div>
      {stored?.isSold && <p className="px-4 pb-1 text-sm text-muted">{t('packs.sold')}</p>}
      <div hidden={!isShown} className="border-t border-line p-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <FormFields fields={packFields(t, index, { stored, onAdjust })} />
        </div>
      </div>
    </li>
  );
}

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
  const rest = useRef<HTMLButtonElement>(null);
  const removal = useFocusAfterRemoval<HTMLOListElement>({
    count: packs.fields.length,
    control: 'h3 button',
    rest,
  });
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
      <ol {...removal} className="grid gap-4">
        {packs.fields.map((pack, index) => (
          <PackCard
            key={pack.key}
            index={index}
            count={packs.fields.length}
            stored={stored(pack.id)}
            isFaulty={!!errors.variations?.[index]}
            onMove={(to) => move(index, to)}
            onRemove={(name) => {
              packs.remove(index);
              setSaid(t('packs.removed', { name, count: packs.fields.length - 1 }));
            }}
            onAdjust={() => setAdjusting(pack.id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        ref={rest}
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
        <LazyDialog
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
        </LazyDialog>
      )}
    </div>
  );
}
