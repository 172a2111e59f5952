import { MIN_PASSWORD } from '@config/commerce';
import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useForm, useWatch } from 'react-hook-form';
import { ROUTES } from '@config/routes';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FilledText } from '@/components/ui/text/filled-text';
import { Notice } from '@/components/ui/notice';
import { TextInput } from '@/components/ui/text-input';
import { isApiError } from '@/client/api-error';
import { useRegister } from './auth.mutations';
import { PasswordInput } from './password-input';
import { PasswordStrength } from './password-strength';
import { showServerFields, useFieldErrors } from './use-field-errors';

interface RegisterFormProps {
  /** The target after registering; it is also in the payload (docs/rules.md, Signing in). */
  nextRoute?: string;
  /** What was typed elsewhere already. */
  initial?: { fullName: string; email: string };
  /** The e-mail has an account; without it, that is said in the form. */
  onTaken?: (email: string) => void;
}

const loadRules = () => import('./auth.schema').then((rules) => rules.register);

/** A new account: name, e-mail, password, the code of a representative and the consent to news, which is off by default. */
export function RegisterForm({ nextRoute, initial, onTaken }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const register = useRegister();
  const { textOf, textOfFailure } = useFieldErrors();
  const form = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: {
      fullName: initial?.fullName ?? '',
      email: initial?.email ?? '',
      password: '',
      representativeCode: '',
      marketingConsent: false,
      nextRoute: nextRoute ?? null,
    },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit((body) =>
    register.mutate(body, {
      onError(error) {
        if (onTaken && isApiError(error) && error.errorCode === 'EMAIL_TAKEN') onTaken(body.email);
        else showServerFields(form, error, ['fullName', 'email', 'password', 'representativeCode']);
      },
    }),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {register.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(register.error)}
        </Notice>
      )}
      <Field label={t('fields.fullName')} error={textOf(errors.fullName)} required>
        <TextInput {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Field label={t('fields.email')} error={textOf(errors.email)} required>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Field
        label={t('fields.password')}
        hint={t('password.hint', { length: t('common:count.characters', { count: MIN_PASSWORD }) })}
        error={textOf(errors.password)}
        required
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" dir="ltr" />
      </Field>
      <PasswordStrength password={password} />
      <Field
        label={t('common:optional', { label: t('fields.representativeCode') })}
        hint={t('register.codeHint')}
        error={textOf(errors.representativeCode)}
      >
        <TextInput
          {...form.register('representativeCode')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Checkbox {...form.register('marketingConsent')} label={t('register.consent')} />
      <Button type="submit" pending={form.formState.isSubmitting || register.isPending}>
        {t(register.isPending ? 'register.pending' : 'register.submit')}
      </Button>
      <p className="text-sm text-muted">
        <FilledText
          text={(marks) => t('register.agreement', marks)}
          parts={{
            terms: (
              <Link href={ROUTES.terms} prefetch={false} className="underline">
                {t('register.terms')}
              </Link>
            ),
            privacy: (
              <Link href={ROUTES.privacy} prefetch={false} className="underline">
                {t('register.privacy')}
              </Link>
            ),
          }}
        />
      </p>
    </form>
  );
}
