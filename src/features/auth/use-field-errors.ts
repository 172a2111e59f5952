import { useTranslation } from 'next-i18next/pages';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '@/client/api-error';
import { useNamespace } from '@/client/use-namespace';
import { errorText, fieldErrorText } from '@/lib/texts/error-text';

/** Texts of a form's errors: next to the fields, and one for the form as a whole. Codes come from the shared schemas. */
export function useFieldErrors() {
  const { t } = useTranslation(['errors', 'account', 'common']);
  // Loaded with the form, so that "no connection" can be shown without a connection.
  useNamespace('errors');
  return {
    textOf: (error: FieldError | undefined) => fieldErrorText(t, error?.message),
    textOfFailure: (error: unknown) =>
      isApiError(error) && error.errorCode === 'RATE_LIMITED' && error.retryAfterSeconds
        ? t('account:failure.wait', { count: Math.ceil(error.retryAfterSeconds / 60) })
        : errorText(t, error),
  };
}

/**
 * Shows the errors of the server at their fields, and focuses the first of them.
 * @param names the form's fields, in the order of the screen
 * @returns whether any field of the form was named
 */
export function showServerFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  names: readonly Path<T>[],
): boolean {
  const fields = isApiError(error) ? error.fields : {};
  const wrong = names.filter((name) => fields[name]);
  wrong.forEach((name, index) =>
    form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
  );
  return wrong.length > 0;
}
