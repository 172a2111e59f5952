import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { PackText } from '@/components/ui/text/pack-text';
import type { ProductText } from '@/contract/constants';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { DoseList } from '@/features/catalog/calculator/dose-list';
import { hasDirections } from '@/features/catalog/product-sections';
import { ProductWarnings } from '@/features/catalog/product-warnings';
import { SheetLink } from '@/features/catalog/sheet-link';
import { formatDecimal } from '@/lib/decimal';
import { labelFacts } from '@/lib/label/label-facts';
import { levelRows } from '@/lib/label/level-rows';
import { unitsInside } from '@/lib/pack-name';
import { textLang } from '@/lib/texts/text-lang';
import { formatKilograms, formatNet } from '@/lib/weight';
import { SheetTable } from './sheet-table';

interface DataSheetProps {
  product: Product;
  calculator?: ReactNode;
}

const NONE = '–';

/**
 * What package and pallet weigh, in grams. Null where it is not known: of liquids, whose net content is a volume, and of
 * packs whose only weight is the net one.
 */
const tareGrams = ({ netWeightGrams, weightGrams }: Variation): number | null =>
  netWeightGrams !== null && weightGrams > netWeightGrams ? weightGrams - netWeightGrams : null;

function SheetSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-20 border-t border-line pt-4 print:break-inside-avoid">
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** The product as a factory tells it: a data sheet of tables, the same on the screen and on paper. */
export function DataSheet({ product, calculator }: DataSheetProps) {
  useNamespace('quote');
  const { t, i18n } = useTranslation(['quote', 'product', 'common']);
  const { displayInfo, variations } = product;
  const lang = (field: ProductText) => textLang(product.untranslated, field);
  const number = (value: number | null) =>
    value === null ? NONE : <bdi dir="ltr">{formatDecimal(value, i18n.language)}</bdi>;
  /** A least or a most with its unit; the figures of a column end at the same edge, and their units at that of the heading. */
  const level = (value: number | null, unit: string) => (
    <bdi dir="ltr">
      {number(value)}{' '}
      {value !== null && <span className="inline-block min-w-[3.4em] text-start">{unit}</span>}
    </bdi>
  );
  const kilograms = (grams: number | null) =>
    grams === null ? NONE : <bdi>{formatKilograms(grams, t, i18n.language)}</bdi>;
  const netOf = (variation: Variation) => {
    const net = formatNet(variation, t, i18n.language);
    return net === null ? NONE : <bdi>{net}</bdi>;
  };
  return (
    <article aria-labelledby="ficha" className="grid gap-8">
      <div className="rounded-lg border border-line bg-raised p-4 md:p-8 print:border-0 print:p-0">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="ficha" className="text-[1.5rem]">
            {t('product:sheet.title')}
          </h2>
          <div className="flex flex-wrap gap-2 print:hidden">
            <SheetLink sheet={product.technicalSheet} className={buttonStyle('outline', 'sm')} />
            <Button tone="outline" size="sm" onClick={() => window.print()}>
              <Icon name="printer" /> {t('product:print')}
            </Button>
          </div>
        </div>
        <div className="lg:columns-2 lg:gap-10 print:columns-2 *:pb-6 *:break-inside-avoid">
          <SheetSection id="rotulo" title={t('sheet.identity')}>
            <dl className="text-[0.9375rem]">
              {labelFacts(product, t).map(({ label, value, field }) => (
                <div key={label} className="flex flex-wrap border-b border-line py-1.5 last:border-b-0">
                  <dt className="max-w-full basis-34 pe-4 text-muted">{label}</dt>
                  <dd className="min-w-0 flex-[1_1_8rem]" lang={field && lang(field)}>
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </SheetSection>
          {product.composition && (
            <SheetSection title={t('product:details.composition')}>
              <p lang={lang('composition')}>{product.composition}</p>
            </SheetSection>
          )}
          {hasDirections(product) && (
            <SheetSection id="modo-de-usar" title={t('product:details.directions')}>
              {product.directions && <p lang={lang('directions')}>{product.directions}</p>}
              {product.dose && <DoseList dose={product.dose} lang={lang('doseLabels')} />}
            </SheetSection>
          )}
          <SheetSection id="descricao" title={t('sheet.indications')}>
            <ul className="grid gap-1.5" lang={lang('highlights')}>
              {displayInfo.highlights.map((highlight) => (
                <li key={highlight} className="flex gap-2.5 wrap-anywhere">
                  <span aria-hidden="true" className="mt-3 h-0.5 w-3 shrink-0 bg-accent" /> {highlight}
                </li>
              ))}
            </ul>
            <div className="mt-3 grid gap-3" lang={lang('description')}>
              {displayInfo.description.split('\n\n').map((paragraph) => (
                <p key={paragraph.slice(0, 40)}>{paragraph}</p>
              ))}
            </div>
          </SheetSection>
          {product.guaranteeLevels.length > 0 && (
            <SheetSection id="garantia" title={t('product:details.guarantee')}>
              <SheetTable
                caption={t('product:details.guarantee')}
                columns={[t('sheet.nutrient'), t('product:details.min'), t('product:details.max')]}
                rows={levelRows(product.guaranteeLevels).map(({ nutrient, unit, min, max }, index) => ({
                  id: `${index} ${nutrient}`,
                  head: <span lang={textLang(product.untranslated, 'guaranteeLevels')}>{nutrient}</span>,
                  cells: [level(min, unit), level(max, unit)],
                }))}
              />
            </SheetSection>
          )}
        </div>
        <SheetSection title={t('sheet.packs')}>
          <SheetTable
            inBlocks
            caption={t('sheet.packs')}
            columns={[t('sheet.pack'), t('sheet.units'), t('sheet.net'), t('sheet.gross'), t('sheet.tare')]}
            rows={variations.map((variation) => ({
              id: variation.id,
              head: (
                <>
                  <PackText presentation={variation.presentation} />
                  <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                    <bdi dir="ltr">{variation.sku}</bdi>
                    {variation.gtin13 && <bdi dir="ltr">{t('sheet.gtin', { code: variation.gtin13 })}</bdi>}
                  </span>
                </>
              ),
              cells: [
                number(unitsInside(variation.presentation)),
                netOf(variation),
                kilograms(tareGrams(variation) && variation.weightGrams),
                kilograms(tareGrams(variation)),
              ],
            }))}
          />
        </SheetSection>
        <div className="mt-6">
          <ProductWarnings product={product} />
        </div>
      </div>
      {calculator && (
        <div id="calculadora" className="scroll-mt-20 print:hidden">
          {calculator}
        </div>
      )}
    </article>
  );
}
