import { useTranslation } from 'next-i18next/pages';
import { useNamespace } from '@/client/use-namespace';
import { openModal, useUi } from '@/client/ui-store';
import { FormSkeleton } from './form-skeleton';
import { nextOf } from './next-route';
import { RequestResetForm } from './request-reset-form';

/** FORGET_PASSWORD of the modal. It opens over any page, so it loads its own texts. */
export default function ForgetPasswordView() {
  const { t } = useTranslation('account');
  const next = nextOf(useUi().modalData);
  const ready = useNamespace('account');
  if (!ready) return <FormSkeleton fields={1} />;
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('recovery.lead')}</p>
      <RequestResetForm />
      <button
        type="button"
        onClick={() => openModal('LOGIN_VIEW', { next })}
        className="justify-self-start py-1 font-bold text-primary underline"
      >
        {t('recovery.back')}
      </button>
    </div>
  );
}
