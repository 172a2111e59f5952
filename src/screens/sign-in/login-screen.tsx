import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Notice } from '@/components/ui/notice';
import { LoginForm } from '@/features/auth/login-form';
import { RESET_NOTICE } from '@/features/auth/next-route';
import { useSkipWhenSignedIn } from '@/features/auth/use-skip-when-signed-in';
import { PageMeta } from '@/shell/page-meta';
import { SignInPage } from './sign-in-page';

/** /entrar. */
export function LoginScreen() {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  useSkipWhenSignedIn();
  return (
    <>
      <PageMeta title={t('login.title')} description={t('login.description')} path={ROUTES.login} noindex />
      <SignInPage
        title={t('login.title')}
        lead={t('login.lead')}
        other={{ question: t('login.noAccount'), link: t('login.toRegister'), href: ROUTES.register }}
      >
        <div className="grid gap-5">
          {query.aviso === RESET_NOTICE && (
            <Notice tone="ok" role="status">
              {t('recovery.done')}
            </Notice>
          )}
          <LoginForm />
        </div>
      </SignInPage>
    </>
  );
}
