import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ownDetailsQuery } from '@/features/account/account.mutations';
import { LinkRequest } from './link-request';

/** For an unconfirmed e-mail: why to confirm it, and a button for another mail. Not rendered otherwise. */
export function EmailNotice() {
  const { t } = useTranslation('account');
  const { data } = useQuery(ownDetailsQuery);
  if (!data || data.emailConfirmed) return null;
  return (
    <LinkRequest
      reason={t('confirm.waiting')}
      action={t('confirm.send')}
      sent={t('confirm.sent', { email: data.email })}
    />
  );
}
