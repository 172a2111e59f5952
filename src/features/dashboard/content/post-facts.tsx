import { useTranslation } from 'next-i18next/pages';
import { Controller, useFormContext } from 'react-hook-form';
import { CATALOGUE_LOCALE } from '@config/locales';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { POST_SUBJECTS } from '@/contract/constants';
import type { CreatePostBody } from '@/contract/schemas/managed-content';
import { ChosenList } from '../editor/chosen-list';
import { useFieldText } from '../editor/form-errors';
import { PictureField } from '../editor/picture-field';
import { ProductSearch } from '../editor/product-search';
import { BrandField } from './brand-field';
import { CheckList } from './check-list';
import { FormPart } from './form-part';
import type { PostValues } from './post-values';

/** What stands around the text of an article: cover, author, subjects, shops and products. */
export function PostFacts() {
  const { t } = useTranslation(['manage-content', 'content']);
  const textOf = useFieldText();
  const { control, register, formState } = useFormContext<PostValues, unknown, CreatePostBody>();
  const { errors } = formState;
  return (
    <FormPart title={t('posts.facts')}>
      <Controller
        control={control}
        name="picture"
        render={({ field, fieldState }) => (
          <PictureField
            label={t('posts.picture')}
            value={field.value}
            onChange={field.onChange}
            error={textOf(fieldState.error)}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('posts.authorName')} error={textOf(errors.author?.name)} required>
          <TextInput {...register('author.name')} autoComplete="off" dir="auto" />
        </Field>
        <Field label={t('posts.authorRole')} error={textOf(errors.author?.role)}>
          <TextInput {...register('author.role')} autoComplete="off" lang={CATALOGUE_LOCALE} dir="ltr" />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="species"
          render={({ field, fieldState }) => (
            <CheckList
              label={t('posts.species')}
              options={POST_SUBJECTS.map((value) => ({ value, text: t(`content:species.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={textOf(fieldState.error)}
            />
          )}
        />
        <Controller
          control={control}
          name="brandIds"
          render={({ field, fieldState }) => (
            <BrandField
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={textOf(fieldState.error)}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="relatedProductSlugs"
        render={({ field, fieldState }) => (
          <div className="grid gap-2">
            <ProductSearch
              label={t('posts.related')}
              hint={t('posts.relatedHint')}
              error={textOf(fieldState.error)}
              inputRef={field.ref}
              isTaken={({ slug }) => field.value.includes(slug)}
              onChoose={({ slug }) => field.onChange([...field.value, slug])}
            />
            <ChosenList
              label={t('posts.related')}
              items={field.value.map((slug) => ({ value: slug, text: slug }))}
              onRemove={(slug) => field.onChange(field.value.filter((other) => other !== slug))}
            />
          </div>
        )}
      />
    </FormPart>
  );
}
