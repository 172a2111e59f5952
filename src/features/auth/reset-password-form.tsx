import { MIN_PASSWORD } from '@config/commerce';
import { useTranslation } from 'next-i18next/pages';
import { useForm, useWatch } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useResetPassword } from './auth.mutations';
import { PasswordInput } from './password-input';
import { PasswordStrength } from './password-strength';
import { showServerFields, useFieldErrors } from './use-field-errors';

interface ResetPasswordFormProps {
  /** The token of the link in the mail. */
  token: string;
  /** Shows the form that requests another link. */
  onAskAgain: () => void;
}

const loadRules = () => import('./auth.schema').then((rules) => rules.resetPassword);

/** The form for a new password, opened by the link in the mail. */
export function ResetPasswordForm({ token, onAskAgain }: ResetPasswordFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const reset = useResetPassword();
  const { textOf, textOfFailure } = useFieldErrors();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: { token, password: '' } });
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit((body) => {
    reset.mutate(
      { token: body.token, password: body.password },
      {
        onError(error) {
          if (!showServerFields(form, error, ['password']) && error.errorCode === 'WEAK_PASSWORD')
            form.setFocus('password', { shouldSelect: true });
        },
      },
    );
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {reset.error && (
        <Notice tone="error" role="alert">
          <p>{textOfFailure(reset.error)}</p>
          {reset.error.errorCode === 'RESET_INVALID' && (
            <Button tone="outline" size="sm" onClick={onAskAgain} className="mt-1 justify-self-start">
              {t('recovery.askAgain')}
            </Button>
          )}
        </Notice>
      )}
      <Field
        label={t('fields.newPassword')}
        hint={t('password.hint', { length: t('common:count.characters', { count: MIN_PASSWORD }) })}
        error={textOf(form.formState.errors.password)}
        required
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" dir="ltr" />
      </Field>
      <PasswordStrength password={password} />
      <p className="text-sm text-muted">{t('recovery.endsSessions')}</p>
      <Button type="submit" pending={form.formState.isSubmitting || reset.isPending}>
        {t(reset.isPending ? 'recovery.saving' : 'recovery.save')}
      </Button>
    </form>
  );
}
