import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/texts/error-text';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useRequestEmailConfirmation } from './email-confirmation.mutations';

interface LinkRequestProps {
  /** Why to ask for the link. */
  reason: string;
  action: string;
  /** What is said afterwards. */
  sent: string;
}

/** Asks for another mail with the link that confirms an e-mail. */
export function LinkRequest({ reason, action, sent }: LinkRequestProps) {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const request = useRequestEmailConfirmation();
  useNamespace('errors');
  const answer = useRef<HTMLParagraphElement>(null);
  const { isSuccess } = request;
  // The button is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);
  return (
    <div className="grid justify-items-start gap-2 text-sm wrap-anywhere">
      <p>{reason}</p>
      <p ref={answer} tabIndex={-1} role="status" className="outline-none empty:hidden">
        {isSuccess && sent}
      </p>
      {request.error && <p role="alert">{errorText(t, request.error)}</p>}
      {!isSuccess && (
        <Button tone="outline" size="sm" pending={request.isPending} onClick={() => request.mutate()}>
          {action}
        </Button>
      )}
    </div>
  );
}
