import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { CreateLessonBody } from '@/contract/schemas/managed-content';
import { useFieldText } from '../editor/form-errors';
import { makeSlug } from '../editor/make-slug';
import { FormPart } from './form-part';
import { LateTextEditor } from './late-text-editor';
import type { LessonValues } from './lesson-values';
import { lessonListQuery } from './lessons.queries';

interface LessonTextsProps {
  /** The address of a lesson that is not stored yet follows its title until it is typed by hand. */
  isNew: boolean;
}

const LANG = 'pt-BR';

/** Title, place and text of a lesson. All of the university is Portuguese. */
export function LessonTexts({ isNew }: LessonTextsProps) {
  const { t } = useTranslation('manage-content');
  const textOf = useFieldText();
  const modulesId = useId();
  const form = useFormContext<LessonValues, unknown, CreateLessonBody>();
  const { errors } = form.formState;
  const lessons = useQuery(lessonListQuery).data ?? [];
  const [followsTitle, setFollowsTitle] = useState(
    () => isNew && form.getValues('slug') === makeSlug(form.getValues('title')),
  );
  return (
    <FormPart title={t('lessons.texts')}>
      <Field label={t('lessons.name')} error={textOf(errors.title)} required>
        <TextInput
          {...form.register('title', {
            onChange: ({ target }: { target: { value: string } }) => {
              if (followsTitle) form.setValue('slug', makeSlug(target.value), { shouldDirty: true });
            },
          })}
          lang={LANG}
          dir="ltr"
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('lessons.slug')} error={textOf(errors.slug)} required>
          <TextInput
            {...form.register('slug', {
              onChange: ({ target }: { target: { value: string } }) =>
                setFollowsTitle(isNew && target.value === ''),
            })}
            dir="ltr"
            autoComplete="off"
          />
        </Field>
        <Field label={t('lessons.access')} error={textOf(errors.access)}>
          <Select {...form.register('access')}>
            <option value="public">{t('lessons.public')}</option>
            <option value="exclusive">{t('lessons.exclusive')}</option>
          </Select>
        </Field>
        <Field label={t('lessons.module')} error={textOf(errors.module)} required>
          <TextInput {...form.register('module')} list={modulesId} lang={LANG} dir="ltr" autoComplete="off" />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('lessons.position')} error={textOf(errors.position)} required>
            <TextInput {...form.register('position')} inputMode="numeric" dir="ltr" />
          </Field>
          <Field label={t('lessons.minutes')} error={textOf(errors.minutes)} required>
            <TextInput {...form.register('minutes')} inputMode="numeric" dir="ltr" />
          </Field>
        </div>
      </div>
      <datalist id={modulesId}>
        {[...new Set(lessons.map(({ module }) => module))].map((module) => (
          <option key={module} value={module} />
        ))}
      </datalist>
      <Field label={t('lessons.summary')} error={textOf(errors.summary)}>
        <TextArea {...form.register('summary')} rows={2} lang={LANG} dir="ltr" />
      </Field>
      <Controller
        control={form.control}
        name="bodyMarkdown"
        render={({ field, fieldState }) => (
          <LateTextEditor
            label={t('lessons.body')}
            value={field.value}
            onChange={field.onChange}
            error={textOf(fieldState.error)}
            lang={LANG}
            inputRef={field.ref}
          />
        )}
      />
    </FormPart>
  );
}
