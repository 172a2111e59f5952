import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LOCALE_NAMES } from '@config/locales';
import { directionOf } from '@/lib/texts/direction';
import type { NamedField } from './form-field';
import { FormFields } from './form-fields';
import { TRANSLATED, type TranslatedLocale } from './translated-locales';

interface TranslatedPartsProps {
  hint: string;
  /** The fields of a language, below `translations`; `own` is how its texts are written. */
  fieldsOf: (
    locale: TranslatedLocale,
    own: { lang: string; dir: 'ltr' | 'rtl' },
  ) => readonly NamedField<string>[];
}

/**
 * The texts of an item in the other languages, a part for each; what is empty is shown in the catalogue's own. Fields
 * come with the first look at a language, because those of all at once are expensive.
 */
export function TranslatedParts({ hint, fieldsOf }: TranslatedPartsProps) {
  const { getFieldState, formState } = useFormContext();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{hint}</p>
      {TRANSLATED.map((locale) => {
        const hasFaults = getFieldState(`translations.${locale}`, formState).invalid;
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
                <FormFields fields={fieldsOf(locale, { lang: locale, dir: directionOf(locale) })} />
              </div>
            )}
          </details>
        );
      })}
    </div>
  );
}
