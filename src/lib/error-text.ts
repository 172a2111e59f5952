import type { TextFunction } from './text-function';

/** The sentence for a failed call, by its `errorCode`. Needs the namespace `errors`. */
export function errorText(t: TextFunction<'errors:INTERNAL'>, error: unknown): string {
  const code = (error as { errorCode?: unknown } | null)?.errorCode;
  const fallback = t('errors:INTERNAL');
  return typeof code === 'string' ? t(`errors:${code}`, { defaultValue: fallback }) : fallback;
}

/** The sentence for one wrong field, by the code under `fields`. Needs the namespace `errors`. */
export function fieldErrorText(
  t: TextFunction<'errors:fields.invalid'>,
  code: string | undefined,
): string | undefined {
  if (!code) return undefined;
  return t(`errors:fields.${code}`, { defaultValue: t('errors:fields.invalid') });
}

/** Key of the sentence for a page or a part of it that could not be loaded: no connection, or a server that is unwell. */
export const failureTextKey = (
  error: { status: number } | null,
): 'common:failure.offline' | 'common:failure.text' =>
  error?.status === 0 ? 'common:failure.offline' : 'common:failure.text';
