import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type SubmitEvent } from 'react';
import { MIN_PASSWORD } from '@config/commerce';
import { checkoutDonePath } from '@config/routes';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { useRegister } from '@/features/auth/auth.mutations';
import { PasswordInput } from '@/features/auth/password-input';
import { useFieldErrors } from '@/features/auth/use-field-errors';
import { keepDetails } from './keep-details';

/** After an order without an account: one password makes the account, with the data of the order in it. */
export function GuestAccount({ order }: { order: Order }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  const register = useRegister();
  const { textOfFailure } = useFieldErrors();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
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
    // The panel is gone as soon as there is an account: what follows must not depend on it.
    void register
      .mutateAsync({ fullName, email, password, nextRoute: checkoutDonePath(order.number) })
      .then(() => keepDetails(order))
      .catch(focusField);
  };
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
          className="min-w-0 flex-[1_1_14rem]"
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
