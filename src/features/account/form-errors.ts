import { useTranslation } from 'next-i18next/pages';
import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '@/client/api-error';
import { useNamespace } from '@/client/use-namespace';
import { errorText, fieldErrorText } from '@/lib/texts/error-text';

/** Texts of errors in a form of the account. */
export function useFormErrors() {
  const { t } = useTranslation(['errors', 'common']);
  useNamespace('errors');
  return {
    textOf: (error: FieldError | undefined) => fieldErrorText(t, error?.message),
    textOfFailure: (error: unknown) => errorText(t, error),
  };
}

/** Shows the errors of the server at their fields, in the order of the screen, with the focus on the first. */
export function showRefusedFields<T extends FieldValues>(
  setError: UseFormSetError<T>,
  error: unknown,
  names: readonly Path<T>[],
): void {
  const fields = isApiError(error) ? error.fields : {};
  names
    .filter((name) => fields[name])
    .forEach((name, index) =>
      setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
    );
}
