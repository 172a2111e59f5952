import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';

const CHOICES = ['draft', 'now', 'later'] as const;

/** Whether the product stands on the shop: not yet, as soon as it is saved, or by itself at a moment. */
export function PublishingSection() {
  const { t } = useTranslation('manage-products');
  const { control, register } = useFormContext<ProductDraft>();
  const publishing = useWatch({ control, name: 'publishing' });
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">{t('fields.published')}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              value={choice}
              {...register('publishing')}
              className="size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="font-semibold">{t(`publishing.${choice}`)}</span>{' '}
              <span className="text-sm text-muted">{t(`publishing.${choice}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {publishing === 'later' && (
        <FormText
          name="publishAt"
          type="datetime-local"
          label={t('fields.publishAt')}
          hint={t('hints.publishAt')}
          required
          className="sm:max-w-sm"
        />
      )}
    </div>
  );
}
