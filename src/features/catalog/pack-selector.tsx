import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { UnitPrice } from '@/components/ui/unit-price';
import { formatKilograms } from '@/lib/weight';

interface PackSelectorProps {
  variations: readonly Variation[];
  selectedId: string;
  onSelect: (variation: Variation) => void;
  /** The signed-in user may buy the linha branca. */
  canBuyLinhaBranca?: boolean;
}

function PackState({ variation, isLocked }: { variation: Variation; isLocked: boolean }) {
  const { t } = useTranslation('catalog');
  if (isLocked)
    return (
      <span className="text-[0.8125rem] font-semibold md:text-sm text-warn">{t('blocked.linhaBranca')}</span>
    );
  if (variation.stock === 0)
    return <span className="text-[0.8125rem] font-semibold md:text-sm text-muted">{t('stock.none')}</span>;
  if (variation.stock <= 5)
    return (
      <span className="text-[0.8125rem] font-semibold md:text-sm text-warn">
        {t('stock.last', { count: variation.stock })}
      </span>
    );
  // On a phone the line under the button says how many there are.
  return <span className="text-sm font-semibold text-ok max-md:sr-only">{t('stock.some')}</span>;
}

/**
 * The packs of a product as cards, a single one as a line: size, price per unit and price where the brand sells, stock; on a phone in a row that
 * scrolls. A radio group, so arrow keys work.
 */
export function PackSelector({
  variations,
  selectedId,
  onSelect,
  canBuyLinhaBranca = false,
}: PackSelectorProps) {
  const { t, i18n } = useTranslation(['catalog', 'common']);
  // A unique name, because a quick view over a product page is a second group in the document.
  const group = useId();
  const isLocked = ({ visibility }: Variation) => visibility.buyOnlyLinhaBranca && !canBuyLinhaBranca;
  const [only, ...others] = variations;
  if (only && others.length === 0)
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>
          <PackText presentation={only.presentation} />
        </b>
        {brand.cartEnabled && <PackState variation={only} isLocked={isLocked(only)} />}
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold max-md:sr-only">{t('packs.legend')}</legend>
      <div className="flex gap-2.5 max-md:-m-1 max-md:overflow-x-auto max-md:p-1 md:grid md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
        {variations.map((variation) => (
          <label
            key={variation.id}
            className={`relative cursor-pointer rounded border px-3 py-2 leading-snug max-md:max-w-full max-md:flex-[1_0_9.5rem] max-md:leading-tight md:p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${variation.id === selectedId ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]' : 'border-line bg-raised'}`}
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
              <b className="block max-md:text-[0.9375rem]">
                <PackText presentation={variation.presentation} />
              </b>
              {brand.cartEnabled ? (
                <span className="text-sm text-muted" dir="ltr">
                  <UnitPrice
                    value={variation.pricePerUnit}
                    unit={variation.unit}
                    price={variation.salePrice ?? variation.price}
                  />
                </span>
              ) : (
                <bdi className="text-sm text-muted">
                  {formatKilograms(variation.weightGrams, t, i18n.language)}
                </bdi>
              )}
            </span>
            <span className="mt-0.5 block md:mt-1">
              {brand.cartEnabled && (
                <Money
                  value={variation.salePrice ?? variation.price}
                  className="block text-[1.0625rem] rtl:text-end"
                />
              )}
              {brand.cartEnabled && <PackState variation={variation} isLocked={isLocked(variation)} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
