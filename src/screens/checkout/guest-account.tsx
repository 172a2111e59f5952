import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MIN_PASSWORD } from '@config/commerce';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { useRegister } from '@/features/auth/auth.mutations';
import { PasswordInput } from '@/features/auth/password-input';
import { useUser } from '@/features/auth/session';
import { useFieldErrors } from '@/features/auth/use-field-errors';
import { keepDetails } from './keep-details';

/**
 * After an order without an account: one password makes the account, with the data of the order in it, and it says so.
 * Nothing for a person who has one.
 */
export function GuestAccount({ order }: { order: Order }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  const router = useRouter();
  const { isAuthorized } = useUser();
  const register = useRegister();
  const { textOfFailure } = useFieldErrors();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isCreated = register.isSuccess;
  // The form is replaced by a message, which gets the focus.
  useEffect(() => {
    if (isCreated) answer.current?.focus();
  }, [isCreated]);
  // A field is read with its error when it gets the focus.
  const focusField = () => field.current?.focus();
  const { fullName, email } = order.payer;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    const isTooShort = password.length < MIN_PASSWORD;
    setShort(isTooShort);
    if (isTooShort) {
      focusField();
      return;
    }
    // The reader stays on this page.
    void register
      .mutateAsync({ fullName, email, password, nextRoute: router.asPath })
      .then(() => keepDetails(order))
      .catch(focusField);
  };
  if (isCreated) {
    return (
      <div ref={answer} tabIndex={-1} className="outline-none print:hidden">
        <Notice tone="ok" role="status" title={t('guest.created')}>
          <p className="wrap-anywhere">{t('guest.createdText', { email })}</p>
        </Notice>
      </div>
    );
  }
  if (isAuthorized && !register.isPending) return null;
  const length = t('common:count.characters', { count: MIN_PASSWORD });
  const failure = register.error ? textOfFailure(register.error) : undefined;
  return (
    <Panel className="print:hidden">
      <h2 className="text-xl">{t('guest.title')}</h2>
      <p className="mt-1 mb-4 wrap-anywhere">{t('guest.text', { email })}</p>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label={t('account:fields.password')}
          hint={t('account:password.hint', { length })}
          error={isShort ? t('account:password.hint', { length }) : failure}
          className="min-w-0 flex-[1_1_10rem]"
        >
          <PasswordInput
            ref={field}
            name="password"
            autoComplete="new-password"
            dir="ltr"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={register.isPending} className="mt-7">
          {t('guest.submit')}
        </Button>
      </form>
    </Panel>
  );
}
