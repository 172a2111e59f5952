import { ROUTES } from '@config/routes';
import { useLinkToken } from '@/client/use-link-token';
import { ConfirmEmail } from '@/features/account/details/confirm-email';
import { LoginForm } from '@/features/auth/login-form';
import { useUser } from '@/features/auth/session';
import { useTranslation } from 'next-i18next/pages';
import { PageMeta } from '@/shell/page-meta';
import { SignInPage } from './sign-in-page';

/**
 * /confirmar-email: the target of the link in the mail. It requires signing in, so that the owner of a mailbox does not
 * confirm an account that someone else registered with it.
 */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('account');
  const { token } = useLinkToken(ROUTES.confirmEmail);
  const { user } = useUser();
  const lead = token && !user ? 'confirm.signIn' : 'confirm.lead';
  return (
    <>
      <PageMeta
        title={t('confirm.title')}
        description={t('confirm.lead')}
        path={ROUTES.confirmEmail}
        noindex
      />
      <SignInPage
        title={t('confirm.title')}
        lead={t(lead)}
        other={{ question: t('confirm.later'), link: t('confirm.toAccount'), href: ROUTES.account }}
      >
        {!token && <p>{t('confirm.noLink')}</p>}
        {token && user && <ConfirmEmail token={token} email={user.email} />}
        {token && !user && <LoginForm next={ROUTES.confirmEmail} />}
      </SignInPage>
    </>
  );
}
