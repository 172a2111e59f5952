import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/translation';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { IN_PLACE, useReplaceRoute } from '@/client/use-replace-route';
import { RequestResetForm } from '@/features/auth/request-reset-form';
import { ResetPasswordForm } from '@/features/auth/reset-password-form';
import { withNext } from '@/features/auth/next-route';
import { PageMeta } from '@/shell/page-meta';
import { SignInPage } from './sign-in-page';

/** /forget-password: asks for the mail, and with the mail's token for the new password. */
export function ForgetPasswordScreen() {
  const { t } = useTranslation('account');
  const { token, forget } = useLinkToken();
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

/** The token of the link, taken out of the address at once: it must not stay in the history or go on with a link. */
function useLinkToken() {
  const router = useRouter();
  const [token, setToken] = useState<string | null>(null);
  const given = typeof router.query.token === 'string' ? router.query.token : '';
  const [taken, setTaken] = useState('');
  if (given && given !== taken) {
    setTaken(given);
    setToken(given);
  }
  useReplaceRoute(given ? withNext(ROUTES.forgetPassword, router.query.next) : null, IN_PLACE);
  return { token, forget: () => setToken(null) };
}
