import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { FormNumber } from './form-number';
import { FormSelect } from './form-select';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';

const MAX_LEVELS = 60;

/** The guaranteed levels of the label, as a table that can be edited. */
export function GuaranteeEditor() {
  const { t } = useTranslation('manage-products');
  const { control, setFocus } = useFormContext<ProductDraft>();
  const levels = useFieldArray({ control, name: 'guaranteeLevels', keyName: 'key' });
  const add = () => {
    levels.append({ nutrient: '', value: '', unit: 'g/kg', kind: 'min' }, { shouldFocus: false });
    requestAnimationFrame(() => setFocus(`guaranteeLevels.${levels.fields.length}.nutrient`));
  };
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{t('fields.guaranteeLevels')}</legend>
      {levels.fields.map((level, index) => (
        <div
          key={level.key}
          role="group"
          aria-label={t('levels.row', { number: index + 1 })}
          className="grid grid-cols-2 items-end gap-2.5 border-b border-line pb-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <FormText
            name={`guaranteeLevels.${index}.nutrient`}
            label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('levels.nutrient')}</span>}
            maxLength={120}
            lang="pt-BR"
          />
          <FormNumber
            name={`guaranteeLevels.${index}.value`}
            kind="decimal"
            label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('levels.value')}</span>}
          />
          <FormText
            name={`guaranteeLevels.${index}.unit`}
            label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('levels.unit')}</span>}
            maxLength={20}
            dir="ltr"
          />
          <FormSelect
            name={`guaranteeLevels.${index}.kind`}
            label={<span className={index > 0 ? 'lg:sr-only' : ''}>{t('levels.kind')}</span>}
            options={(['min', 'max'] as const).map((value) => ({ value, text: t(`levels.${value}`) }))}
          />
          <IconButton
            icon="trash"
            label={t('levels.remove', { number: index + 1 })}
            onClick={() => levels.remove(index)}
          />
        </div>
      ))}
      <Button
        tone="outline"
        size="sm"
        disabled={levels.fields.length >= MAX_LEVELS}
        onClick={add}
        className="justify-self-start"
      >
        <Icon name="plus" />
        {t('levels.add')}
      </Button>
    </fieldset>
  );
}
