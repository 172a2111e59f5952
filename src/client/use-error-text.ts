import { useTranslation } from 'next-i18next/pages';
import { isApiError } from './api-error';
import { useNamespace } from './use-namespace';

/** Turns what went wrong into words in the person's language. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  const ready = useNamespace('errors');
  return {
    /** What happened and what to do, for a failed call. */
    errorText: (error: unknown): string => {
      const code = isApiError(error) ? error.errorCode : 'INTERNAL';
      return ready ? t([code, 'INTERNAL']) : code;
    },
    /** What is wrong with one field, from its code in `fields` or from a schema's message. */
    fieldText: (code: string | undefined): string | undefined => {
      if (!code) return undefined;
      return ready ? t([`fields.${code}`, 'fields.invalid']) : code;
    },
  };
}
