import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useNamespace } from '@/client/use-namespace';
import { Notice } from '@/components/ui/notice';
import { closeModal, openModal, useUi } from '@/client/ui-store';
import { FormSkeleton } from './form-skeleton';
import { LoginForm } from './login-form';
import { isOver, nextOf, withNext } from './next-route';

/** LOGIN_VIEW of the modal. It opens over any page, so it loads its own texts. */
export default function LoginView() {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  const { modalData } = useUi();
  const next = nextOf(modalData);
  const ready = useNamespace('account');
  if (!ready) return <FormSkeleton fields={2} />;
  return (
    <div className="grid gap-5">
      {isOver(modalData) && <Notice tone="info">{t('login.over')}</Notice>}
      <LoginForm next={next} onForgotten={() => openModal('FORGET_PASSWORD', { next })} />
      <p>
        {t('login.noAccount')}{' '}
        <Link
          href={withNext(ROUTES.register, next ?? query.next)}
          onClick={closeModal}
          className="inline-block py-1 font-bold text-primary underline"
        >
          {t('login.toRegister')}
        </Link>
      </p>
    </div>
  );
}
