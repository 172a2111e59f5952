import { MIN_PASSWORD } from '@config/commerce';
import { useTranslation } from 'next-i18next/pages';
import { useForm, useWatch } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useChangePassword } from './auth.mutations';
import { PasswordInput } from './password-input';
import { PasswordStrength } from './password-strength';
import { showServerFields, useFieldErrors } from './use-field-errors';

const loadRules = () => import('./auth.schema').then((rules) => rules.changePassword);

/** Changes the password of the signed-in user; it says that the other devices are signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'common']);
  const change = useChangePassword();
  const { textOf, textOfFailure } = useFieldErrors();
  const form = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(({ currentPassword, newPassword: wanted }) =>
    change.mutate(
      { currentPassword, newPassword: wanted },
      {
        onSuccess: () => form.reset(),
        onError(error) {
          if (showServerFields(form, error, ['currentPassword', 'newPassword'])) return;
          if (error.errorCode === 'PASSWORD_WRONG') form.setFocus('currentPassword', { shouldSelect: true });
        },
      },
    ),
  );

  return (
    <div>
      {/* Screen readers speak what changes in a live region that is already on the page. */}
      <div role="status">
        {change.isSuccess && (
          <Notice tone="ok" title={t('security.changed')} className="mb-4 max-w-md">
            <p>{t('security.changedText')}</p>
          </Notice>
        )}
      </div>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
        {change.error && (
          <Notice tone="error" role="alert">
            {textOfFailure(change.error)}
          </Notice>
        )}
        {/* Tells password managers the account of this password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('fields.currentPassword')} error={textOf(errors.currentPassword)} required>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" dir="ltr" />
        </Field>
        <Field
          label={t('fields.newPassword')}
          hint={t('password.hint', { length: t('common:count.characters', { count: MIN_PASSWORD }) })}
          error={textOf(errors.newPassword)}
          required
        >
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" dir="ltr" />
        </Field>
        <PasswordStrength password={newPassword} />
        <Button
          type="submit"
          pending={form.formState.isSubmitting || change.isPending}
          className="sm:justify-self-start"
        >
          {t(change.isPending ? 'security.changing' : 'security.change')}
        </Button>
      </form>
    </div>
  );
}
