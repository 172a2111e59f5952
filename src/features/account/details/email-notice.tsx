import { useQuery } from '@tanstack/react-query';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/texts/error-text';
import { useTranslation } from 'next-i18next/pages';
import { ownDetailsQuery } from '@/features/account/account.mutations';
import { useRequestEmailConfirmation } from './email-confirmation.mutations';

/** For an unconfirmed e-mail: why to confirm it, and a button for another mail. Not rendered otherwise. */
export function EmailNotice() {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const details = useQuery(ownDetailsQuery);
  const request = useRequestEmailConfirmation();
  useNamespace('errors');
  if (!details.data || details.data.emailConfirmed) return null;
  return (
    <div className="grid justify-items-start gap-2 text-sm wrap-anywhere">
      <p>{t('confirm.waiting')}</p>
      <p role="status" className="empty:hidden">
        {request.isSuccess && t('confirm.sent', { email: details.data.email })}
      </p>
      {request.error && <p role="alert">{errorText(t, request.error)}</p>}
      {!request.isSuccess && (
        <Button tone="outline" size="sm" pending={request.isPending} onClick={() => request.mutate()}>
          {t('confirm.send')}
        </Button>
      )}
    </div>
  );
}
