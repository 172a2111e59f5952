import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import type { ButtonTone } from '@/components/ui/button-style';
import { Failure } from '../kit/failure';
import type { NamedField } from './form-field';
import { FormFields } from './form-fields';

interface InlineFormProps<Values extends FieldValues, Body> {
  /** What is written, for assistive technology. */
  label?: string;
  form: UseFormReturn<Values, unknown, Body>;
  fields: readonly NamedField<FieldPath<Values>>[];
  /** Why it was refused, where no toast says it. */
  error?: ApiError | null;
  /** What is said of it, where the usual sentence does not fit. */
  textOf?: (error: ApiError) => string;
  pending: boolean;
  /** What the button says that sends it. */
  submit: ReactNode;
  tone?: ButtonTone;
  onSubmit: () => Promise<void>;
  /** What the button says that closes it. */
  cancel?: ReactNode;
  /** Closes it; left out for a form that stays. */
  onCancel?: () => void;
  /** Tells whether something is typed, until the form goes away. */
  onDirty?: (isDirty: boolean) => void;
  className?: string;
}

/** A short form within a sheet. */
export function InlineForm<Values extends FieldValues, Body>(props: InlineFormProps<Values, Body>) {
  const { label, form, fields, error, pending, submit, tone, onSubmit, cancel, onCancel } = props;
  const { t } = useTranslation('manage');
  const isTyped = props.onDirty !== undefined && form.formState.isDirty;
  const tell = useEffectEvent((isDirty: boolean) => props.onDirty?.(isDirty));
  useEffect(() => {
    if (!isTyped) return;
    tell(true);
    return () => tell(false);
  }, [isTyped]);
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // A form around it hears of what is sent inside it, although this one may stand elsewhere in the page.
        event.stopPropagation();
        void onSubmit();
      }}
      className={props.className ?? 'grid gap-3 rounded border border-line bg-surface p-4'}
    >
      {error && <Failure error={error} textOf={props.textOf} />}
      <FormProvider {...form}>
        <FormFields fields={fields} />
      </FormProvider>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" tone={tone} pending={pending}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" tone="quiet" onClick={onCancel}>
            {cancel ?? t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
