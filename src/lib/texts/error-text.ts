import { CONFIRMATION_LINK_DAYS, MIN_PASSWORD, RESET_LINK_MINUTES } from '@config/commerce';
import { durationText, type DurationKey } from '@/lib/time/duration';
import type { TextFunction } from './text-function';

/** The sentence for a failed call, by its `errorCode`. Needs the namespace `errors`. */
export function errorText(t: TextFunction<'errors:INTERNAL' | DurationKey>, error: unknown): string {
  const code = (error as { errorCode?: unknown } | null)?.errorCode;
  const fallback = t('errors:INTERNAL');
  if (typeof code !== 'string') return fallback;
  return t(`errors:${code}`, {
    defaultValue: fallback,
    resetTime: durationText(t, 'minutes', RESET_LINK_MINUTES),
    confirmationTime: durationText(t, 'days', CONFIRMATION_LINK_DAYS),
  });
}

/** The sentence for one wrong field, by the code under `fields`. Needs the namespace `errors`. */
export function fieldErrorText(
  t: TextFunction<'errors:fields.invalid' | 'common:count.characters'>,
  code: string | undefined,
): string | undefined {
  if (!code) return undefined;
  return t(`errors:fields.${code}`, {
    defaultValue: t('errors:fields.invalid'),
    length: t('common:count.characters', { count: MIN_PASSWORD }),
  });
}
