import { useTranslation } from '@/lib/translation';
import { LOCALE_NAMES } from '@config/locales';
import { directionOf } from '@/lib/direction';
import { FormText } from './form-text';
import { TRANSLATED } from './product-draft';

/** Title and summary in the other languages; what is empty is shown in the catalogue's own. */
export function TranslationsSection() {
  const { t } = useTranslation('manage-products');
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('translations.hint')}</p>
      {TRANSLATED.map((locale) => (
        <fieldset key={locale} className="grid gap-3 rounded border border-line p-4">
          <legend lang={locale} className="px-1 font-bold">
            {LOCALE_NAMES[locale]}
          </legend>
          <FormText
            name={`translations.${locale}.title`}
            label={t('fields.title')}
            lang={locale}
            dir={directionOf(locale)}
            maxLength={160}
          />
          <FormText
            name={`translations.${locale}.summary`}
            label={t('fields.summary')}
            rows={2}
            lang={locale}
            dir={directionOf(locale)}
            maxLength={600}
          />
        </fieldset>
      ))}
    </div>
  );
}
