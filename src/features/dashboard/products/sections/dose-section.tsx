import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { number, text, type FormField } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import { EMPTY_DOSE_OPTION, type ProductDraft } from '../draft/product-draft';
import { own } from './product-fields';

const BASES = ['per_head', 'per_kg_body_weight', 'per_100kg_body_weight'] as const;

/** The daily dose that the calculator of the product's page works with. */
export function DoseSection() {
  const { t } = useTranslation('manage-products');
  const { control } = useFormContext<ProductDraft>();
  const [hasDose, basis] = useWatch({ control, name: ['hasDose', 'dose.basis'] });
  const isPerHead = basis === 'per_head';
  const fields: FormField<ProductDraft>[] = [
    {
      kind: 'row',
      fields: [
        {
          kind: 'select',
          name: 'dose.basis',
          label: t('fields.basis'),
          hint: isPerHead ? undefined : t('hints.basis'),
          options: BASES.map((value) => ({ value, text: t(`basis.${value}`) })),
        },
        {
          kind: 'select',
          name: 'dose.unit',
          label: t('fields.doseUnit'),
          options: ['g', 'ml'].map((value) => ({ value, text: value })),
        },
      ],
    },
    {
      kind: 'list',
      name: 'dose.options',
      empty: EMPTY_DOSE_OPTION,
      focus: 'label',
      min: 1,
      texts: {
        row: (number) => t('doseOption.row', { number }),
        remove: (number) => t('doseOption.remove', { number }),
        add: t('doseOption.add'),
      },
      className: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
      fieldsOf(index) {
        const at = `dose.options.${index}` as const;
        const amount = t(isPerHead ? 'doseOption.perHead' : 'doseOption.perKg');
        const days = t('doseOption.minDays');
        return [
          text(`${at}.label`, t('doseOption.label'), { maxLength: 120, required: true, ...own }),
          number(`${at}.amount`, amount, 'decimal', { required: true }),
          number(`${at}.minDays`, days, 'whole', { required: true }),
        ];
      },
    },
  ];
  const toggle: FormField<ProductDraft> = { kind: 'switch', name: 'hasDose', label: t('fields.hasDose') };
  return <FormFields fields={hasDose ? [toggle, ...fields] : [toggle]} />;
}
