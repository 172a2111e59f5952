import { useTranslation } from 'next-i18next/pages';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '@/client/api-error';
import { useNamespace } from '@/client/use-namespace';
import { fieldErrorText } from '@/lib/texts/error-text';

/** The sentence for a fault of a field, by the code that the schema or the server gave it. */
export function useFieldText() {
  const { t } = useTranslation(['errors', 'common']);
  useNamespace('errors');
  return (fault: { message?: string } | undefined) => fieldErrorText(t, fault?.message);
}

/**
 * Puts the fields that the server refused into the form, the focus on the first of them.
 * @param names the fields of the form in the order of the screen; `quiz` stands for `quiz.2.question` too
 */
export function showRefusedFields<T extends FieldValues>(
  setError: UseFormSetError<T>,
  error: unknown,
  names: readonly Path<T>[],
): void {
  const refused = Object.entries(isApiError(error) ? error.fields : {});
  const ofForm = names.flatMap((name) =>
    refused.filter(([field]) => field === name || field.startsWith(`${name}.`)),
  );
  ofForm.forEach(([field, message], index) =>
    // The server names a field below one of the form's as the form itself does.
    setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
