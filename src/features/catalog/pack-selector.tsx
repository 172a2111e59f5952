import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { UnitPrice } from '@/components/ui/unit-price';

interface PackSelectorProps {
  variations: readonly Variation[];
  selectedId: string;
  onSelect: (variation: Variation) => void;
  /** The signed-in user may buy the linha branca: its packs are packs like the others. */
  canBuyLinhaBranca?: boolean;
}

function PackState({ variation, isLocked }: { variation: Variation; isLocked: boolean }) {
  const { t } = useTranslation('catalog');
  if (isLocked) return <span className="text-sm font-semibold text-warn">{t('blocked.linhaBranca')}</span>;
  if (variation.stock === 0)
    return <span className="text-sm font-semibold text-muted">{t('stock.none')}</span>;
  if (variation.stock <= 5)
    return (
      <span className="text-sm font-semibold text-warn">{t('stock.last', { count: variation.stock })}</span>
    );
  return <span className="text-sm font-semibold text-ok">{t('stock.some')}</span>;
}

/** The packs of a product as cards: size, price per unit and price where the brand sells, stock. A radio group, so arrow keys work. */
export function PackSelector({
  variations,
  selectedId,
  onSelect,
  canBuyLinhaBranca = false,
}: PackSelectorProps) {
  const { t } = useTranslation('catalog');
  // A quick view over a product page has packs of its own: two groups in one document.
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('packs.legend')}</legend>
      <div className="grid gap-2.5 md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
        {variations.map((variation) => (
          <label
            key={variation.id}
            className="relative grid cursor-pointer grid-cols-[minmax(0,1fr)_fit-content(55%)] items-center gap-x-2 rounded border border-line bg-raised p-3.5 leading-snug has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary md:block"
          >
            <input
              type="radio"
              name={group}
              value={variation.id}
              checked={variation.id === selectedId}
              onChange={() => onSelect(variation)}
              className="absolute opacity-0"
            />
            <span>
              <b className="block">
                <PackText presentation={variation.presentation} />
              </b>
              {brand.cartEnabled && (
                <span className="text-sm text-muted" dir="ltr">
                  <UnitPrice value={variation.pricePerUnit} unit={variation.unit} />
                </span>
              )}
            </span>
            <span className="text-end md:mt-1 md:block md:text-start">
              {brand.cartEnabled && (
                <Money
                  value={variation.salePrice ?? variation.price}
                  className="block text-[1.1875rem] md:rtl:text-end"
                />
              )}
              <PackState
                variation={variation}
                isLocked={variation.visibility.buyOnlyLinhaBranca && !canBuyLinhaBranca}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
