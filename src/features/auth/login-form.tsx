import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ROUTES } from '@config/routes';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { TextInput } from '@/components/ui/text-input';
import { opensElsewhere } from '@/lib/browser/opens-elsewhere';
import { useLogin } from './auth.mutations';
import { withNext } from './next-route';
import { PasswordInput } from './password-input';
import { showServerFields, useFieldErrors } from './use-field-errors';

interface LoginFormProps {
  /** The target after signing in, instead of the `next` query parameter. */
  next?: string;
  /** Opens the password recovery in the modal; without it there is a link to the page. */
  onForgotten?: () => void;
  /** The e-mail, where it was typed elsewhere already. */
  email?: string;
  /** Says why the person is asked to sign in. */
  note?: string;
}

const loadRules = () => import('./auth.schema').then((rules) => rules.login);

/** E-mail and password. Typed text stays when signing in fails. */
export function LoginForm({ next, onForgotten, email = '', note }: LoginFormProps) {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  const login = useLogin(next);
  const { textOf, textOfFailure } = useFieldErrors();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: { email, password: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit((body) =>
    login.mutate(body, {
      onError(error) {
        if (!showServerFields(form, error, ['email', 'password']))
          form.setFocus('password', { shouldSelect: true });
      },
    }),
  );

  const recover = (event: MouseEvent) => {
    // A new tab, or a page without script, gets the page.
    if (!onForgotten || opensElsewhere(event)) return;
    event.preventDefault();
    onForgotten();
  };

  return (
    // POST, so that a form that is submitted before hydration puts no password into an address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {note && !login.error && (
        <Notice tone="info" role="status">
          {note}
        </Notice>
      )}
      {login.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(login.error)}
        </Notice>
      )}
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
      <Field label={t('fields.password')} error={textOf(errors.password)} required>
        <PasswordInput {...form.register('password')} autoComplete="current-password" dir="ltr" />
      </Field>
      <Link
        href={withNext(ROUTES.forgetPassword, next ?? query.next)}
        onClick={recover}
        className="justify-self-start py-1 font-bold text-primary underline"
      >
        {t('login.forgotten')}
      </Link>
      <Button type="submit" pending={form.formState.isSubmitting || login.isPending}>
        {t(login.isPending ? 'login.pending' : 'login.submit')}
      </Button>
    </form>
  );
}
