import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { ApiError } from '@/client/api-error';
import { removeToken } from '@/client/token';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/error-text';

interface AccountProblemProps {
  error: ApiError;
  retry: () => void;
}

/** The error of a query of the account. When the session has ended it asks to sign in. */
export function AccountProblem({ error, retry }: AccountProblemProps) {
  const { t } = useTranslation(['common', 'errors']);
  const ready = useNamespace('errors');
  const isOver = error.errorCode === 'UNAUTHENTICATED';
  useEffect(() => {
    if (isOver) removeToken();
  }, [isOver]);
  return (
    <Notice tone="error" role="alert">
      <p>{ready ? errorText(t, error) : t('failure.offline')}</p>
      <Button tone="outline" size="sm" onClick={retry} className="mt-1 justify-self-start">
        {t('actions.retry')}
      </Button>
    </Notice>
  );
}
