import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { RegisterForm } from '@/features/auth/register-form';
import { useSkipWhenSignedIn } from '@/features/auth/use-skip-when-signed-in';
import { PageMeta } from '@/shell/page-meta';
import { SignInPage } from './sign-in-page';

/** /cadastrar. */
export function RegisterScreen() {
  const { t } = useTranslation('account');
  useSkipWhenSignedIn();
  return (
    <>
      <PageMeta
        title={t('register.title')}
        description={t('register.description')}
        path={ROUTES.register}
        noindex
      />
      <SignInPage
        title={t('register.title')}
        lead={t('register.lead')}
        other={{ question: t('register.haveAccount'), link: t('register.toLogin'), href: ROUTES.login }}
      >
        <RegisterForm />
      </SignInPage>
    </>
  );
}
