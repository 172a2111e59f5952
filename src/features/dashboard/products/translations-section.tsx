import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LOCALE_NAMES } from '@config/locales';
import type { ProductText } from '@/contract/constants';
import { directionOf } from '@/lib/texts/direction';
import { FormText } from './form-text';
import { TRANSLATED, type ProductDraft } from './product-draft';

interface TranslatedField {
  field: ProductText;
  /** Key of the label. */
  label: ParseKeys<'manage-products'>;
  /** Several lines; one unless said. */
  rows?: number;
  maxLength: number;
  /** One entry a line, as many as the catalogue's own. */
  isList?: boolean;
}

const FIELDS: readonly TranslatedField[] = [
  { field: 'title', label: 'fields.title', maxLength: 160 },
  { field: 'subtitle', label: 'fields.subtitle', maxLength: 200 },
  { field: 'summary', label: 'fields.summary', rows: 2, maxLength: 600 },
  { field: 'description', label: 'fields.description', rows: 5, maxLength: 20_000 },
  { field: 'highlights', label: 'fields.highlights', rows: 4, maxLength: 3_000, isList: true },
  { field: 'stage', label: 'fields.stage', maxLength: 200 },
  { field: 'directions', label: 'fields.directions', rows: 4, maxLength: 6_000 },
  { field: 'doseLabels', label: 'translations.doseLabels', rows: 3, maxLength: 3_000, isList: true },
  { field: 'warnings', label: 'fields.warnings', rows: 5, maxLength: 8_000, isList: true },
  { field: 'withdrawalMeat', label: 'translations.withdrawalMeat', maxLength: 200 },
  { field: 'withdrawalMilk', label: 'translations.withdrawalMilk', maxLength: 200 },
  { field: 'withdrawalEggs', label: 'translations.withdrawalEggs', maxLength: 200 },
  { field: 'composition', label: 'fields.composition', rows: 3, maxLength: 6_000 },
  { field: 'storage', label: 'fields.storage', rows: 2, maxLength: 600 },
  { field: 'classification', label: 'fields.classification', maxLength: 300 },
  { field: 'registration', label: 'fields.registration', maxLength: 300 },
  { field: 'technicalResponsible', label: 'fields.technicalResponsible', maxLength: 300 },
];

/** The texts of a product in the other languages; what is empty is shown in the catalogue's own. */
export function TranslationsSection() {
  const { t } = useTranslation('manage-products');
  const { formState } = useFormContext<ProductDraft>();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('translations.hint')}</p>
      {TRANSLATED.map((locale) => {
        const hasFaults = !!formState.errors.translations?.[locale];
        return (
          <details
            key={locale}
            open={hasFaults || undefined}
            onToggle={({ currentTarget }) =>
              currentTarget.open && setOpened((list) => [...new Set([...list, locale])])
            }
            className="rounded border border-line"
          >
            <summary lang={locale} className="min-h-12 cursor-pointer px-4 py-3 font-bold">
              {LOCALE_NAMES[locale]}
            </summary>
            {(hasFaults || opened.includes(locale)) && (
              <div className="grid gap-4 p-4 pt-1">
                {FIELDS.map(({ field, label, rows, maxLength, isList }) => (
                  <FormText
                    key={field}
                    name={`translations.${locale}.${field}`}
                    label={t(label)}
                    hint={isList && t('translations.lines')}
                    rows={rows}
                    lang={locale}
                    dir={directionOf(locale)}
                    maxLength={maxLength}
                  />
                ))}
              </div>
            )}
          </details>
        );
      })}
    </div>
  );
}
