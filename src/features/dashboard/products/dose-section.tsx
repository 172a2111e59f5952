import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { FormNumber } from './form-number';
import { FormSelect } from './form-select';
import { FormText } from './form-text';
import { EMPTY_DOSE_OPTION, type ProductDraft } from './product-draft';

const BASES = ['per_head', 'per_kg_body_weight', 'per_100kg_body_weight'] as const;

/** The daily dose that the calculator of the product's page works with. */
export function DoseSection() {
  const { t } = useTranslation('manage-products');
  const { control, register, setFocus } = useFormContext<ProductDraft>();
  const hasDose = useWatch({ control, name: 'hasDose' });
  const basis = useWatch({ control, name: 'dose.basis' });
  const options = useFieldArray({ control, name: 'dose.options', keyName: 'key' });
  const add = () => {
    options.append(EMPTY_DOSE_OPTION, { shouldFocus: false });
    requestAnimationFrame(() => setFocus(`dose.options.${options.fields.length}.label`));
  };
  return (
    <div className="grid gap-4">
      <Checkbox label={t('fields.hasDose')} {...register('hasDose')} />
      {hasDose && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormSelect
              name="dose.basis"
              label={t('fields.basis')}
              hint={basis === 'per_head' ? undefined : t('hints.basis')}
              options={BASES.map((value) => ({ value, text: t(`basis.${value}`) }))}
            />
            <FormSelect
              name="dose.unit"
              label={t('fields.doseUnit')}
              options={(['g', 'ml'] as const).map((value) => ({ value, text: value }))}
            />
          </div>
          {options.fields.map((option, index) => (
            <div
              key={option.key}
              role="group"
              aria-label={t('doseOption.row', { number: index + 1 })}
              className="grid grid-cols-2 items-end gap-2.5 border-b border-line pb-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <FormText
                name={`dose.options.${index}.label`}
                label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('doseOption.label')}</span>}
                lang="pt-BR"
                maxLength={120}
                required
              />
              <FormNumber
                name={`dose.options.${index}.amount`}
                kind="decimal"
                label={
                  <span className={index > 0 ? 'lg:sr-only' : ''}>
                    {t(basis === 'per_head' ? 'doseOption.perHead' : 'doseOption.perKg')}
                  </span>
                }
                required
              />
              <FormNumber
                name={`dose.options.${index}.minDays`}
                kind="whole"
                label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('doseOption.minDays')}</span>}
                required
              />
              <IconButton
                icon="trash"
                label={t('doseOption.remove', { number: index + 1 })}
                disabled={options.fields.length === 1}
                onClick={() => options.remove(index)}
                className="disabled:opacity-40"
              />
            </div>
          ))}
          <Button tone="outline" size="sm" onClick={add} className="justify-self-start">
            <Icon name="plus" />
            {t('doseOption.add')}
          </Button>
        </>
      )}
    </div>
  );
}
