import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Failure } from '../kit/failure';
import type { NamedField } from './form-field';
import { FormFields } from './form-fields';

interface InlineFormProps<Values extends FieldValues, Body> {
  /** What is written, for assistive technology. */
  label: string;
  form: UseFormReturn<Values, unknown, Body>;
  fields: readonly NamedField<FieldPath<Values>>[];
  error: ApiError | null;
  pending: boolean;
  /** What the button says that sends it. */
  submit: ReactNode;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
}

/** A short form that opens within a sheet. */
export function InlineForm<Values extends FieldValues, Body>(props: InlineFormProps<Values, Body>) {
  const { label, form, fields, error, pending, submit, onSubmit, onCancel } = props;
  const { t } = useTranslation('manage');
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid gap-3 rounded border border-line bg-surface p-4"
    >
      {error && <Failure error={error} />}
      <FormProvider {...form}>
        <FormFields fields={fields} />
      </FormProvider>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={pending}>
          {submit}
        </Button>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
