import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { CATALOGUE_LOCALE } from '@config/locales';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { CreatePostBody } from '@/contract/schemas/managed-content';
import { useFieldText } from '../editor/form-errors';
import { makeSlug } from '../editor/make-slug';
import { FormPart } from './form-part';
import { LateTextEditor } from './late-text-editor';
import type { PostValues } from './post-values';

interface PostTextsProps {
  /** The address of an article that is not stored yet follows its title until it is typed by hand. */
  isNew: boolean;
}

/** Title, address, summary and text of an article, in the catalogue's own language. */
export function PostTexts({ isNew }: PostTextsProps) {
  const { t } = useTranslation('manage-content');
  const textOf = useFieldText();
  const form = useFormContext<PostValues, unknown, CreatePostBody>();
  const { errors } = form.formState;
  const [followsTitle, setFollowsTitle] = useState(
    () => isNew && form.getValues('slug') === makeSlug(form.getValues('title')),
  );
  return (
    <FormPart title={t('posts.texts')}>
      <Field label={t('posts.name')} error={textOf(errors.title)} required>
        <TextInput
          {...form.register('title', {
            onChange: ({ target }: { target: { value: string } }) => {
              if (followsTitle) form.setValue('slug', makeSlug(target.value), { shouldDirty: true });
            },
          })}
          lang={CATALOGUE_LOCALE}
          dir="ltr"
          autoComplete="off"
        />
      </Field>
      <Field
        label={t('posts.slug')}
        hint={t(isNew ? 'posts.slugHint' : 'posts.slugStored')}
        error={textOf(errors.slug)}
        required
      >
        <TextInput
          {...form.register('slug', {
            onChange: ({ target }: { target: { value: string } }) =>
              setFollowsTitle(isNew && target.value === ''),
          })}
          dir="ltr"
          autoComplete="off"
        />
      </Field>
      <Field label={t('posts.excerpt')} hint={t('posts.excerptHint')} error={textOf(errors.excerpt)}>
        <TextArea {...form.register('excerpt')} rows={2} lang={CATALOGUE_LOCALE} dir="ltr" />
      </Field>
      <Controller
        control={form.control}
        name="bodyMarkdown"
        render={({ field, fieldState }) => (
          <LateTextEditor
            label={t('posts.body')}
            value={field.value}
            onChange={field.onChange}
            error={textOf(fieldState.error)}
            lang={CATALOGUE_LOCALE}
            inputRef={field.ref}
          />
        )}
      />
    </FormPart>
  );
}
