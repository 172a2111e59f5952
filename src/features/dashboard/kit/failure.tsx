import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { openModal } from '@/client/ui-store';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ClientErrorCode } from '@/contract/errors';
import { errorText } from '@/lib/texts/error-text';

const KNOWN = [
  'STALE',
  'INVALID_TRANSITION',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'TIMEOUT',
  'RATE_LIMITED',
  'STORAGE_LOW',
  'IN_USE',
  'PASSWORD_REQUIRED',
  'VALIDATION',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'OUT_OF_STOCK',
  'PRESCRIPTION_REQUIRED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
] as const satisfies readonly ClientErrorCode[];

/** Said by other pages too, in other words than those of the error. */
const SHARED = {
  FORBIDDEN: 'errors:FORBIDDEN',
  NETWORK: 'common:failure.offline',
} as const satisfies Partial<Record<ClientErrorCode, string>>;

const isShared = (code: string): code is keyof typeof SHARED => Object.hasOwn(SHARED, code);

/** The sentence for an error code of the API, in the words of the dashboard where it has its own. */
export function useFailureTextOfCode() {
  const { t } = useTranslation(['manage', 'common', 'errors']);
  return (code: string): string => {
    if (isShared(code)) return t(SHARED[code]);
    const known = KNOWN.find((one) => one === code);
    return known ? t(`manage:failure.${known}`) : errorText(t, { errorCode: code });
  };
}

/** The sentence for a failed call of the dashboard: what happened and what to do. */
export function useFailureText() {
  const textOf = useFailureTextOfCode();
  return (error: ApiError) => textOf(error.errorCode);
}

interface FailureProps {
  error: ApiError;
  /** Left out where there is nothing to repeat. */
  onRetry?: () => unknown;
  /** What is said of it, where the usual sentence does not fit. */
  textOf?: (error: ApiError) => string;
}

/** Says why something could not be shown or saved, with the way on. */
export function Failure({ error, onRetry, textOf }: FailureProps) {
  const { t } = useTranslation('manage');
  const { asPath } = useRouter();
  const usual = useFailureText();
  return (
    <Notice tone="error" role="alert" title={t('failure.title')}>
      <p>{(textOf ?? usual)(error)}</p>
      {error.errorCode === 'UNAUTHENTICATED' ? (
        // Over the page, so that what was typed stays.
        <Button
          tone="outline"
          size="sm"
          onClick={() => openModal('LOGIN_VIEW', { next: asPath, isOver: true })}
          className="mt-1 justify-self-start"
        >
          {t('failure.signIn')}
        </Button>
      ) : (
        // What does not exist is not there on the next try either.
        error.errorCode !== 'NOT_FOUND' &&
        onRetry && (
          <Button tone="outline" size="sm" onClick={onRetry} className="mt-1 justify-self-start">
            {t('failure.retry')}
          </Button>
        )
      )}
    </Notice>
  );
}
