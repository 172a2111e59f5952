import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { PublicationState } from '@/contract/constants';
import type { CreatePostBody } from '@/contract/schemas/managed-content';
import { useFieldText } from '../editor/form-errors';
import { toShopClock } from '../editor/shop-time';
import { FormPart } from './form-part';
import { PUBLISHING, type PostValues } from './post-values';

interface PostPublishingProps {
  /** Where the stored article stands. */
  state: PublicationState;
}

/** Draft, on the shop with the next save, or on the shop by itself at a moment. */
export function PostPublishing({ state }: PostPublishingProps) {
  const { t } = useTranslation('manage-content');
  const textOf = useFieldText();
  const { control, register, setValue, formState } = useFormContext<PostValues, unknown, CreatePostBody>();
  const published = useWatch({ control, name: 'published' });
  const fault = formState.errors.publishedAt;
  const choose = ({ target }: { target: { value: string } }) => {
    // What goes out now carries the date of today; what is out already keeps its own.
    if (target.value === 'now' && state !== 'published')
      setValue('publishedAt', toShopClock(new Date().toISOString()), { shouldDirty: true });
  };
  return (
    <FormPart title={t('posts.publishing')}>
      <fieldset>
        <legend className="sr-only">{t('posts.publishing')}</legend>
        {PUBLISHING.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              value={choice}
              {...register('published', { onChange: choose })}
              className="size-5 accent-primary"
            />
            {t(`posts.publish.${choice}`)}
          </label>
        ))}
      </fieldset>
      {published !== 'draft' && (
        <Field
          label={t('posts.publishedAt')}
          hint={t('shopTime')}
          error={
            fault && (fault.message === 'tooSmall' ? t('posts.notAhead') : textOf({ message: 'required' }))
          }
          required
          className="max-w-xs"
        >
          <TextInput {...register('publishedAt')} type="datetime-local" dir="ltr" />
        </Field>
      )}
    </FormPart>
  );
}
