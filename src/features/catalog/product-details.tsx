import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { ProductText } from '@/contract/constants';
import type { Product } from '@/contract/schemas/catalog';
import { textLang } from '@/lib/texts/text-lang';
import { DoseList } from '@/features/catalog/calculator/dose-list';
import { GuaranteeTable } from './guarantee-table';
import { HEADING, ProductHighlights } from './product-highlights';
import { hasDirections } from './product-sections';
import { ProductWarnings } from './product-warnings';

interface ProductDetailsProps {
  product: Product;
  /** Shown after the highlights; it uses the cart, which is another feature. */
  calculator?: ReactNode;
}

/** The height of a part without a calculator or table, as measured on the demo. */
const SHORT = '[--intrinsic-height:36rem] lg:[--intrinsic-height:21rem]';

/**
 * The details that a farmer or vet needs, and those that the law requires of a label. Texts without a translation are in
 * the catalogue's language, with a note.
 */
export function ProductDetails({ product, calculator }: ProductDetailsProps) {
  const { t } = useTranslation(['product', 'common']);
  const { displayInfo, regulatory } = product;
  const lang = (field: ProductText) => textLang(product.untranslated, field);
  const facts = [
    ['composition', product.composition, lang('composition')],
    ['storage', product.storage, lang('storage')],
    ['shelfLife', product.shelfLifeMonths ? t('details.months', { count: product.shelfLifeMonths }) : ''],
    ['classification', regulatory.classification, lang('classification')],
    ['registration', regulatory.registration, lang('registration')],
    ['manufacturer', product.manufacturer, CATALOGUE_LOCALE],
    ['responsible', regulatory.technicalResponsible, lang('technicalResponsible')],
  ] as const satisfies readonly [key: string, value: string, lang?: string][];
  return (
    <div
      data-sheet-details=""
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-10"
    >
      <div
        id="descricao"
        className={`below-fold grid scroll-mt-20 gap-8 ${calculator ? '[--intrinsic-height:100rem] md:[--intrinsic-height:68rem]' : SHORT}`}
      >
        {/* On a wide screen it stands below the pictures. */}
        <ProductHighlights product={product} className="lg:hidden" />
        {calculator && (
          <div id="calculadora" className="scroll-mt-20 print:hidden">
            {calculator}
          </div>
        )}
        {displayInfo.description && (
          <section className="lg:-order-1">
            <h2 className={HEADING}>{t('details.description')}</h2>
            <div className="grid gap-3" lang={lang('description')}>
              {displayInfo.description.split('\n\n').map((paragraph) => (
                <p key={paragraph.slice(0, 40)}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
        {hasDirections(product) && (
          <section id="modo-de-usar" className="scroll-mt-20">
            <h2 className={HEADING}>{t('details.directions')}</h2>
            {product.directions && <p lang={lang('directions')}>{product.directions}</p>}
            {displayInfo.stage && (
              <p className="mt-2 text-muted" lang={lang('stage')}>
                {displayInfo.stage}
              </p>
            )}
            {product.dose && <DoseList dose={product.dose} lang={lang('doseLabels')} />}
          </section>
        )}
      </div>
      <div
        className={`below-fold grid gap-6 ${product.guaranteeLevels.length ? '[--intrinsic-height:64rem] lg:[--intrinsic-height:53rem]' : SHORT}`}
      >
        {product.guaranteeLevels.length > 0 && (
          <section
            id="garantia"
            className="scroll-mt-20 rounded-lg border border-line bg-raised p-5 print:break-inside-avoid print:border-0 print:p-0"
          >
            <h2 className="mb-2 text-[1.25rem]">{t('details.guarantee')}</h2>
            <GuaranteeTable
              levels={product.guaranteeLevels}
              lang={textLang(product.untranslated, 'guaranteeLevels')}
            />
          </section>
        )}
        <ProductWarnings product={product} />
      </div>
      <section id="rotulo" className="scroll-mt-20 lg:col-span-2">
        <h2 className={HEADING}>{t('details.label')}</h2>
        <dl className="grid gap-3 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-5">
          {facts.map(
            ([key, value, lang]) =>
              value !== '' && (
                <div key={key} className={key === 'composition' ? 'lg:col-span-3' : undefined}>
                  <dt className="font-semibold">{t(`details.${key}`)}</dt>
                  <dd className="text-muted" lang={lang}>
                    {value}
                  </dd>
                </div>
              ),
          )}
          <div>
            <dt className="font-semibold">{t('saleClass.title')}</dt>
            <dd className="text-muted">{t(`common:saleClass.${product.saleClass}`)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
