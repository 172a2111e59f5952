import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useLinkToken } from '@/client/use-link-token';
import { RequestResetForm } from '@/features/auth/request-reset-form';
import { ResetPasswordForm } from '@/features/auth/reset-password-form';
import { withNext } from '@/features/auth/next-route';
import { PageMeta } from '@/shell/page-meta';
import { SignInPage } from './sign-in-page';

/** /forget-password: asks for the mail, and with the mail's token for the new password. */
export function ForgetPasswordScreen() {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  const { token, forget } = useLinkToken(withNext(ROUTES.forgetPassword, query.next));
  const title = t(token ? 'recovery.newTitle' : 'recovery.title');
  return (
    <>
      <PageMeta title={title} description={t('recovery.lead')} path={ROUTES.forgetPassword} noindex />
      <SignInPage
        title={title}
        lead={t(token ? 'recovery.newLead' : 'recovery.lead')}
        other={{ question: t('recovery.remembered'), link: t('recovery.back'), href: ROUTES.login }}
      >
        {token ? <ResetPasswordForm token={token} onAskAgain={forget} /> : <RequestResetForm />}
      </SignInPage>
    </>
  );
}
