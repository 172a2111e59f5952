import type { ProductText } from '@/contract/constants';
import type { Product } from '@/contract/schemas/catalog';
import type { TextFunction } from '@/lib/texts/text-function';

type Labelled = Pick<Product, 'regulatory' | 'manufacturer' | 'shelfLifeMonths' | 'storage' | 'saleClass'> & {
  displayInfo: Pick<Product['displayInfo'], 'stage'>;
};

type FactText =
  | `product:details.${'classification' | 'registration' | 'shelfLife' | 'months' | 'storage' | 'manufacturer' | 'responsible'}`
  | 'product:saleClass.title'
  | `common:saleClass.${Product['saleClass']}`
  | 'quote:sheet.use';

export interface LabelFact {
  label: string;
  value: string;
  /** The text of the product that it is, which may have no translation. */
  field?: ProductText;
}

/**
 * What identifies a product on its data sheet, on the screen and as a PDF; what it does not say is left out.
 * @param t reads the files `product`, `quote` and `common`
 */
export function labelFacts(product: Labelled, t: TextFunction<FactText>): LabelFact[] {
  const { regulatory, shelfLifeMonths } = product;
  const facts: LabelFact[] = [
    {
      label: t('product:details.classification'),
      value: regulatory.classification,
      field: 'classification',
    },
    { label: t('product:details.registration'), value: regulatory.registration, field: 'registration' },
    { label: t('quote:sheet.use'), value: product.displayInfo.stage, field: 'stage' },
    {
      label: t('product:details.shelfLife'),
      value: shelfLifeMonths > 0 ? t('product:details.months', { count: shelfLifeMonths }) : '',
    },
    { label: t('product:details.storage'), value: product.storage, field: 'storage' },
    { label: t('product:saleClass.title'), value: t(`common:saleClass.${product.saleClass}`) },
    { label: t('product:details.manufacturer'), value: product.manufacturer },
    {
      label: t('product:details.responsible'),
      value: regulatory.technicalResponsible,
      field: 'technicalResponsible',
    },
  ];
  return facts.filter(({ value }) => value !== '');
}
