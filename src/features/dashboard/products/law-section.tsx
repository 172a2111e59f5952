import { useTranslation } from 'next-i18next/pages';
import { FormNumber } from './form-number';
import { FormSelect } from './form-select';
import { FormText } from './form-text';
import { GuaranteeEditor } from './guarantee-editor';

const KINDS = ['alimentacao_animal', 'uso_veterinario', 'acessorio'] as const;
const SALE_CLASSES = ['livre', 'receita', 'restrito'] as const;

/** What the law asks to be shown with the product, and how it may be sold. */
export function LawSection() {
  const { t } = useTranslation(['manage-products', 'common']);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        name="regulatory.kind"
        label={t('fields.kind')}
        options={KINDS.map((value) => ({ value, text: t(`kind.${value}`) }))}
      />
      <FormSelect
        name="saleClass"
        label={t('fields.saleClass')}
        hint={t('hints.saleClass')}
        options={SALE_CLASSES.map((value) => ({ value, text: t(`common:saleClass.${value}`) }))}
      />
      <FormText name="regulatory.classification" label={t('fields.classification')} maxLength={300} />
      <FormText name="regulatory.registration" label={t('fields.registration')} maxLength={300} />
      <FormText
        name="regulatory.technicalResponsible"
        label={t('fields.technicalResponsible')}
        maxLength={300}
      />
      <FormNumber name="shelfLifeMonths" kind="whole" label={t('fields.shelfLifeMonths')} />
      <FormText
        name="composition"
        label={t('fields.composition')}
        rows={4}
        lang="pt-BR"
        className="sm:col-span-2"
      />
      <GuaranteeEditor />
      <FormText
        name="directions"
        label={t('fields.directions')}
        rows={4}
        lang="pt-BR"
        className="sm:col-span-2"
      />
      <FormText
        name="warnings"
        label={t('fields.warnings')}
        hint={t('hints.onePerLine', { count: 20 })}
        rows={4}
        lang="pt-BR"
        className="sm:col-span-2"
      />
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">{t('fields.withdrawal')}</legend>
        {(['meat', 'milk', 'eggs'] as const).map((kind) => (
          <FormText
            key={kind}
            name={`withdrawal.${kind}`}
            label={t(`withdrawal.${kind}`)}
            maxLength={200}
            lang="pt-BR"
          />
        ))}
      </fieldset>
      <FormText
        name="storage"
        label={t('fields.storage')}
        rows={2}
        maxLength={600}
        lang="pt-BR"
        className="sm:col-span-2"
      />
    </div>
  );
}
