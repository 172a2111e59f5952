import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/ui/panel';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { SessionList } from '@/features/account/details/session-list';
import { FormSkeleton } from '@/features/auth/form-skeleton';
import { AccountPage } from './account-page';

const ChangePasswordForm = dynamic(
  () => import('@/features/auth/change-password-form').then((module) => module.ChangePasswordForm),
  { loading: lazyPlace(() => <FormSkeleton fields={2} />) },
);

/** /minha-conta/mudar-senha: the password, and where the account is signed in. */
export function AccountSecurityScreen() {
  const { t } = useTranslation('account');
  const panels = (email: string | null) => (
    <>
      <Panel className="md:p-7">
        <h2 className="mb-4 text-xl">{t('security.password')}</h2>
        {email === null ? <FormSkeleton fields={2} /> : <ChangePasswordForm email={email} />}
      </Panel>
      <Panel className="md:p-7">
        <h2 className="mb-1 text-xl">{t('sessions.title')}</h2>
        <p className="text-muted">{t('sessions.lead')}</p>
        {email === null ? <AccountSkeleton cards={1} /> : <SessionList />}
      </Panel>
    </>
  );
  return (
    <AccountPage place="security" title={t('security.title')} waiting={panels(null)}>
      {({ email }) => panels(email)}
    </AccountPage>
  );
}
