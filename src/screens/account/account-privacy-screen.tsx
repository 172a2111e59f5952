import { Link } from '@/components/ui/link';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ROUTES } from '@config/routes';
import { Panel } from '@/components/ui/panel';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ConsentSwitch } from '@/features/account/details/consent-switch';
import { DataExport } from '@/features/account/details/data-export';
import { useLeaveAccount } from '@/features/auth/auth.mutations';
import { PasswordInput } from '@/features/auth/password-input';
import { AccountPage } from './account-page';

const DeleteAccountForm = dynamic(
  () => import('@/features/account/details/delete-account-form').then((module) => module.DeleteAccountForm),
  { loading: lazyPlace(() => <AccountSkeleton cards={1} />) },
);

/** /minha-conta/privacidade: consents, a copy of the data, the end of the account (LGPD, art. 18). */
export function AccountPrivacyScreen() {
  const { t } = useTranslation('account');
  const leave = useLeaveAccount();
  const panels = (isKnown: boolean) => {
    const whenKnown = (part: ReactNode) => (isKnown ? part : <AccountSkeleton cards={1} />);
    return (
      <>
        <p className="text-muted">
          {t('privacy.lead')}{' '}
          <Link href={ROUTES.privacy} prefetch={false} className="text-primary underline">
            {t('privacy.policy')}
          </Link>
        </p>
        <Panel className="md:p-7">
          <h2 className="mb-3 text-xl">{t('privacy.news')}</h2>
          {whenKnown(<ConsentSwitch />)}
        </Panel>
        <Panel className="md:p-7">
          <h2 className="mb-3 text-xl">{t('privacy.exportTitle')}</h2>
          {whenKnown(<DataExport />)}
        </Panel>
        <Panel className="md:p-7">
          <h2 className="mb-3 text-xl">{t('privacy.deleteTitle')}</h2>
          {whenKnown(
            <DeleteAccountForm
              onDeleted={() => void leave()}
              renderPassword={(field) => (
                <PasswordInput {...field} autoComplete="current-password" dir="ltr" />
              )}
            />,
          )}
        </Panel>
      </>
    );
  };
  return (
    <AccountPage place="privacy" title={t('privacy.title')} waiting={panels(false)}>
      {() => panels(true)}
    </AccountPage>
  );
}
