import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { loginPath } from '@config/routes';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/client/api-error';
import { failureKey } from './failure-text';

interface OrdersFailureProps {
  error: ApiError;
  onRetry: () => void;
  /** Where to come back to when the session has ended. */
  here: string;
}

/** Says why orders could not be shown, with the way on: sign in again, or try again. */
export function OrdersFailure({ error, onRetry, here }: OrdersFailureProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Notice tone="error" role="alert" title={t('failure.title')}>
      <p>{t(failureKey(error.errorCode))}</p>
      {error.errorCode === 'UNAUTHENTICATED' ? (
        <Link
          href={loginPath(here)}
          className="inline-flex min-h-11 items-center font-bold text-primary underline"
        >
          {t('failure.signIn')}
        </Link>
      ) : (
        <Button tone="outline" size="sm" onClick={onRetry} className="mt-1 justify-self-start">
          {t('failure.retry')}
        </Button>
      )}
    </Notice>
  );
}
