import { useTranslation } from 'next-i18next/pages';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { Overview, OVERVIEW_QUERIES } from '@/features/account/overview';
import { useSelf } from '@/features/auth/session';
import { AccountPage } from './account-page';

/** /minha-conta. */
export function AccountScreen() {
  const { t } = useTranslation('account');
  const user = useSelf();
  const title = user ? t('overview.hello', { name: user.fullName.split(' ')[0] }) : t('nav.title');
  const lead = <p className="text-muted">{t('overview.lead')}</p>;
  return (
    <AccountPage
      place="overview"
      title={title}
      prefetch={OVERVIEW_QUERIES}
      waiting={
        <>
          {lead}
          <AccountSkeleton />
        </>
      }
    >
      {(signedIn) => (
        <>
          {lead}
          <Overview user={signedIn} />
        </>
      )}
    </AccountPage>
  );
}
