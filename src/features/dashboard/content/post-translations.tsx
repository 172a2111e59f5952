import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { LOCALE_NAMES } from '@config/locales';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { CreatePostBody } from '@/contract/schemas/managed-content';
import { directionOf } from '@/lib/texts/direction';
import { useFieldText } from '../editor/form-errors';
import { FormPart } from './form-part';
import { LateTextEditor } from './late-text-editor';
import { TRANSLATED, type PostValues } from './post-values';

/** An article in the other languages; what is empty is shown in the catalogue's own. */
export function PostTranslations() {
  const { t } = useTranslation('manage-content');
  const textOf = useFieldText();
  const form = useFormContext<PostValues, unknown, CreatePostBody>();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <FormPart title={t('posts.translations')}>
      <p className="text-muted">{t('posts.translationsHint')}</p>
      {TRANSLATED.map((locale) => {
        const faults = form.formState.errors.translations?.[locale];
        const name = `translations.${locale}` as const;
        const dir = directionOf(locale);
        return (
          <details
            key={locale}
            open={!!faults || undefined}
            onToggle={({ currentTarget }) =>
              currentTarget.open && setOpened((list) => [...new Set([...list, locale])])
            }
            className="rounded border border-line"
          >
            <summary lang={locale} className="min-h-12 cursor-pointer px-4 py-3 font-bold">
              {LOCALE_NAMES[locale]}
            </summary>
            <div className="grid gap-4 p-4 pt-1">
              <Field label={t('posts.name')} error={textOf(faults?.title)}>
                <TextInput {...form.register(`${name}.title`)} lang={locale} dir={dir} />
              </Field>
              <Field label={t('posts.excerpt')} error={textOf(faults?.excerpt)}>
                <TextArea {...form.register(`${name}.excerpt`)} rows={2} lang={locale} dir={dir} />
              </Field>
              {/* An editor for every language at once would be dear: it comes with the first look. */}
              {opened.includes(locale) && (
                <Controller
                  control={form.control}
                  name={`${name}.bodyMarkdown`}
                  render={({ field, fieldState }) => (
                    <LateTextEditor
                      label={`${t('posts.body')} (${LOCALE_NAMES[locale]})`}
                      value={field.value ?? ''}
                      onChange={field.onChange}
                      error={textOf(fieldState.error)}
                      lang={locale}
                      small
                      inputRef={field.ref}
                    />
                  )}
                />
              )}
            </div>
          </details>
        );
      })}
    </FormPart>
  );
}
