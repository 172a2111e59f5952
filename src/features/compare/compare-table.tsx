import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { productPath } from '@config/routes';
import type { Product } from '@/contract/schemas/catalog';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { PictureImage } from '@/components/ui/picture-image';
import { Rating } from '@/components/ui/rating';
import { formatBRL } from '@/lib/money';
import { isDosedByWeight, planComparison, type ComparisonWords } from './plan-comparison';
import { formatDecimal } from '@/lib/decimal';
import { textLang } from '@/lib/texts/text-lang';
import { useComparedHerd } from './herd-fields';

interface CompareTableProps {
  products: readonly Product[];
  /** The price of a pack, and how to get it; the catalogue and the cart are other features. */
  offer: (product: Product) => ReactNode;
  onRemove: (product: Product) => void;
}

/** Rows for brands that sell. */
const PRICED = new Set(['unitPrice', 'dailyCost', 'herdCost']);
/**
 * The parts of the table. On a phone a row is a grid whose header is a line over the cells, so that two products fit side
 * by side. The roles are for browsers that forget those of a table which is shown so.
 */
const TABLE = { role: 'table', className: 'border-collapse max-md:block' };
/** The least width of a product's column, in rem. */
const COLUMN_WIDTH = 9.25;
const GROUP = { role: 'rowgroup', className: 'max-md:block' };
const ROW = { role: 'row', className: 'border-b border-line last:border-0 max-md:grid' };
const HEAD = {
  role: 'rowheader',
  scope: 'row',
  className:
    'bg-surface px-3 py-1.5 text-start align-top text-sm font-semibold text-muted max-md:col-span-full md:sticky md:start-0 md:z-1 md:w-52 md:min-w-52 md:border-e md:border-line md:py-3 md:text-base',
};
const CELL_PLACE = 'min-w-0 px-3 py-3 align-top wrap-anywhere md:min-w-44 md:px-5';
const COLUMN = { role: 'columnheader', scope: 'col', className: `${CELL_PLACE} text-start font-normal` };
const CELL = { role: 'cell', className: CELL_PLACE };

/** Products in columns, facts in rows. It scrolls sideways where its products do not fit. */
export function CompareTable({ products, offer, onRemove }: CompareTableProps) {
  const { t, i18n } = useTranslation(['saved', 'common']);
  const { t: catalog } = useTranslation(['catalog', 'common']);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const words: ComparisonWords = {
    money: formatBRL,
    decimal: (value) => formatDecimal(value, i18n.language),
    saleClass: ({ saleClass }) => t(`common:saleClass.${saleClass}`),
    perAnimal: (amount) => t('perAnimal', { amount }),
    perKilo: (amount) => t('perWeight', { amount }),
    atWeight: (cost, weight) => t('atWeight', { cost, weight: formatDecimal(weight, i18n.language) }),
  };
  const [herd, herdFields] = useComparedHerd(products.some(isDosedByWeight));
  const row = {
    ...ROW,
    style: { gridTemplateColumns: `repeat(${products.length}, minmax(0, 1fr))` },
  };
  const rows = planComparison(products, words, herd).filter(
    ({ key, differs }) => (differs || !onlyDifferences) && (brand.cartEnabled || !PRICED.has(key)),
  );
  return (
    <div className="grid gap-4">
      {products.length > 1 && (
        <Checkbox
          label={t('compare.onlyDifferences')}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      {brand.cartEnabled && products.some(({ dose }) => dose) && herdFields}
      {/* Scrolls sideways: a keyboard must be able to reach it (WCAG 2.1.1). */}
      <div
        role="region"
        aria-label={t('compare.title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-raised"
      >
        <table {...TABLE} style={{ width: `max(100%, ${products.length * COLUMN_WIDTH}rem)` }}>
          <thead {...GROUP}>
            <tr {...row}>
              <td className="max-md:hidden" />
              {products.map((product) => (
                <th key={product.id} {...COLUMN}>
                  <div className="grid h-full gap-2">
                    <div className="tile relative grid aspect-square max-w-52 place-items-center rounded">
                      {product.mediaSet.gallery[0] && (
                        <PictureImage
                          picture={product.mediaSet.gallery[0]}
                          alt=""
                          sizes="200px"
                          className="h-auto w-[88%]"
                        />
                      )}
                      <IconButton
                        icon="close"
                        label={t('compare.remove', { title: product.displayInfo.title })}
                        onClick={() => onRemove(product)}
                        className="absolute end-1 top-1 bg-raised"
                      />
                    </div>
                    <Link
                      href={productPath(product.slug)}
                      lang={product.displayInfo.titleLang}
                      className="text-lg leading-snug font-bold hover:underline"
                    >
                      {product.displayInfo.title}
                    </Link>
                    <Rating
                      average={product.rating.averageRating}
                      count={product.rating.totalReviews}
                      label={catalog('rating.label', {
                        average: formatDecimal(product.rating.averageRating, i18n.language),
                        count: product.rating.totalReviews,
                      })}
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...GROUP}>
            <tr {...row}>
              <th {...HEAD}>{brand.cartEnabled ? t('rows.price') : t('rows.quote')}</th>
              {products.map((product) => (
                <td key={product.id} {...CELL}>
                  {offer(product)}
                </td>
              ))}
            </tr>
            {rows.map(({ key, nutrient, text = '', cells }) => (
              <tr key={key} {...row}>
                <th {...HEAD}>
                  {nutrient ? (
                    <>
                      <bdi
                        lang={products.map(({ untranslated }) => textLang(untranslated, text)).find(Boolean)}
                      >
                        {nutrient.name}
                      </bdi>{' '}
                      ({t(`nutrient.${nutrient.kind}`)})
                    </>
                  ) : (
                    t(`rows.${key}`)
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id} {...CELL}>
                    {cell === null ? (
                      <span className="text-muted">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{t('compare.nothing')}</span>
                      </span>
                    ) : (
                      <bdi lang={nutrient ? undefined : textLang(products[index]?.untranslated ?? [], text)}>
                        {cell}
                      </bdi>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
