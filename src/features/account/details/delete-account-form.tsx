import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/client/toast';
import { showRefusedFields, useFormErrors } from '@/features/account/form-errors';
import { useDeleteSelf } from './security.mutations';

interface DeleteAccountFormProps {
  /** The password control, which is part of another feature. */
  renderPassword: (field: UseFormRegisterReturn) => ReactElement<{ id?: string }>;
  /** Called when the account and its sessions are deleted. */
  onDeleted: () => void;
}

const loadRules = () => import('./details.schema').then((rules) => rules.confirmPassword);

/** Deletes the account: says what is deleted and what stays, asks for the password, and shows why it was refused. */
export function DeleteAccountForm({ renderPassword, onDeleted }: DeleteAccountFormProps) {
  const { t } = useTranslation('account');
  const remove = useDeleteSelf();
  const { textOf, textOfFailure } = useFormErrors();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: { password: '' } });
  // The form and its button take each other's place, and the focus goes along.
  const { setFocus } = form;
  useEffect(() => {
    if (isOpen) setFocus('password');
  }, [isOpen, setFocus]);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
    remove.reset();
    form.reset();
  };

  const submit = form.handleSubmit(({ password }) =>
    remove.mutate(password, {
      onSuccess() {
        notify('success', t('privacy.deleted'));
        onDeleted();
      },
      onError(error) {
        showRefusedFields(form.setError, error, ['password']);
        if (error.errorCode === 'PASSWORD_WRONG') form.setFocus('password', { shouldSelect: true });
      },
    }),
  );

  return (
    <div className="grid gap-3">
      <p>{t('privacy.deleteGoes')}</p>
      <p className="text-muted">{t('privacy.deleteStays')}</p>
      {isOpen ? (
        <form
          method="post"
          noValidate
          aria-label={t('privacy.deleteTitle')}
          onSubmit={(event) => void submit(event)}
          className="grid max-w-md gap-4"
        >
          {remove.error && (
            <Notice tone="error" role="alert">
              {textOfFailure(remove.error)}
            </Notice>
          )}
          <Field
            label={t('fields.currentPassword')}
            hint={t('privacy.deleteHint')}
            error={textOf(form.formState.errors.password)}
            required
          >
            {renderPassword(form.register('password'))}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" tone="danger" pending={form.formState.isSubmitting || remove.isPending}>
              {t(remove.isPending ? 'privacy.deleting' : 'privacy.deleteYes')}
            </Button>
            <Button tone="quiet" onClick={close}>
              {t('privacy.deleteNo')}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          tone="outline"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus={wasOpen}
          onClick={() => setOpen(true)}
          className="justify-self-start"
        >
          {t('privacy.delete')}
        </Button>
      )}
    </div>
  );
}
