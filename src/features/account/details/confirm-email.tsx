import { Link } from '@/components/ui/link';
import { useEffect, useRef } from 'react';
import { ROUTES } from '@config/routes';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/error-text';
import { useTranslation } from 'next-i18next/pages';
import { useConfirmEmail } from './email-confirmation.mutations';

interface ConfirmEmailProps {
  /** The token of the link in the mail. */
  token: string;
  /** The e-mail of the signed-in account. */
  email: string;
}

/** The button that confirms an e-mail. Opening the link alone, as mail scanners do, confirms nothing. */
export function ConfirmEmail({ token, email }: ConfirmEmailProps) {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const confirm = useConfirmEmail();
  useNamespace('errors');
  const answer = useRef<HTMLDivElement>(null);
  const { isSuccess } = confirm;
  // The button is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);

  if (isSuccess) {
    return (
      <div ref={answer} tabIndex={-1} className="grid gap-4 outline-none">
        <Notice tone="ok" role="status" title={t('confirm.done')}>
          {confirm.data === 'now' && <p>{t('confirm.doneText')}</p>}
        </Notice>
        <Link href={ROUTES.account} className="py-1 font-bold text-primary underline">
          {t('confirm.toAccount')}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <bdi dir="ltr" className="font-bold break-words">
        {email}
      </bdi>
      {confirm.error && (
        <Notice tone="error" role="alert">
          {errorText(t, confirm.error)}
        </Notice>
      )}
      <Button pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
        {t('confirm.submit')}
      </Button>
    </div>
  );
}
