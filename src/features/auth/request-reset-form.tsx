import { RESET_LINK_MINUTES } from '@config/commerce';
import { durationText } from '@/lib/time/duration';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { TextInput } from '@/components/ui/text-input';
import { useRequestPasswordReset } from './auth.mutations';
import { showServerFields, useFieldErrors } from './use-field-errors';

const loadRules = () => import('./auth.schema').then((rules) => rules.requestReset);

/** Requests the recovery mail. The answer is the same whether or not there is such an account. */
export function RequestResetForm() {
  const { t } = useTranslation(['account', 'common']);
  const request = useRequestPasswordReset();
  const { textOf, textOfFailure } = useFieldErrors();
  const form = useForm({ resolver: useLazyResolver(loadRules), defaultValues: { email: '' } });
  const answer = useRef<HTMLDivElement>(null);
  const { isSuccess } = request;
  // The form is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);

  const submit = form.handleSubmit(({ email }) => {
    request.mutate(email, { onError: (error) => void showServerFields(form, error, ['email']) });
  });

  if (isSuccess) {
    return (
      <div ref={answer} tabIndex={-1} className="grid gap-4 outline-none">
        <Notice tone="ok" role="status" title={t('recovery.sent')}>
          <p>
            {t('recovery.sentText', {
              email: request.variables,
              time: durationText(t, 'minutes', RESET_LINK_MINUTES),
            })}
          </p>
        </Notice>
        <Button tone="outline" onClick={() => request.reset()} className="justify-self-start">
          {t('recovery.another')}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {request.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(request.error)}
        </Notice>
      )}
      <Field label={t('fields.email')} error={textOf(form.formState.errors.email)} required>
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
      <Button type="submit" pending={form.formState.isSubmitting || request.isPending}>
        {t(request.isPending ? 'recovery.pending' : 'recovery.submit')}
      </Button>
    </form>
  );
}
