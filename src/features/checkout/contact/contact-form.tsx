import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useNamespace } from '@/client/use-namespace';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { TextInput } from '@/components/ui/text-input';
import { focusFirstFault } from '@/client/focus-first-fault';
import { documentMask, phoneMask } from '@/lib/masks/code-masks';
import { fieldErrorText } from '@/lib/texts/error-text';
import { CONTACT_FIELDS, type ContactValues } from './contact';

const loadGuest = () => import('./contact.schema').then((rules) => rules.guest);
const loadCustomer = () => import('./contact.schema').then((rules) => rules.customer);

interface ContactFormProps {
  id: string;
  /** A guest is asked for e-mail and phone, too. */
  isGuest: boolean;
  initial: ContactValues;
  /** Faults that the shop found, by field. */
  faults: Record<string, string>;
  /** Every change, to be stored. */
  onChange: (values: ContactValues) => void;
  onDone: (values: ContactValues) => void;
}

/** Who buys: name, how to be reached, CPF or CNPJ, and the state registration of a rural producer. */
export function ContactForm({ id, isGuest, initial, faults, onChange, onDone }: ContactFormProps) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  useNamespace('errors');
  // A keyboard of digits has no letters: a CNPJ may have some.
  const [hasLetters, setLetters] = useState(() => /[a-z]/i.test(initial.document));
  const { register, control, handleSubmit, setError, setFocus, getValues, formState } =
    useForm<ContactValues>({
      defaultValues: initial,
      resolver: useLazyResolver(isGuest ? loadGuest : loadCustomer),
      shouldFocusError: false,
    });
  const { errors } = formState;
  const textOf = (error: FieldError | undefined) => fieldErrorText(t, error?.message);
  const optional = (label: string) => t('common:optional', { label });
  const folded = useRef<HTMLDetailsElement>(null);
  /** A fault that is folded away could be neither seen nor reached. */
  const unfold = (fault: unknown) => {
    if (fault && folded.current) folded.current.open = true;
  };
  useEffect(() => {
    unfold(faults.stateRegistration);
    const wrong = CONTACT_FIELDS.filter((name) => faults[name]);
    wrong.forEach((name, index) =>
      setError(name, { type: 'server', message: faults[name] }, { shouldFocus: index === 0 }),
    );
  }, [faults, setError]);
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onChange={() => onChange(getValues())}
      onSubmit={(event) =>
        void handleSubmit(
          (values) => onDone(values),
          (found) => {
            unfold(found.stateRegistration);
            focusFirstFault(CONTACT_FIELDS, found, setFocus);
          },
        )(event)
      }
    >
      <Field
        label={t('payer.fullName')}
        error={textOf(errors.fullName)}
        required
        className={isGuest ? '' : 'sm:col-span-2'}
      >
        <TextInput {...register('fullName')} autoComplete="name" />
      </Field>
      {isGuest && (
        <Field label={t('contact.email')} error={textOf(errors.email)} required>
          <TextInput
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
      )}
      <MaskedField
        control={control}
        textOf={textOf}
        name="phone"
        label={isGuest ? t('payer.phone') : optional(t('payer.phone'))}
        mask={phoneMask}
        required={isGuest}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <div className="grid content-start gap-1">
        <MaskedField
          control={control}
          textOf={textOf}
          name="document"
          label={t('payer.document')}
          mask={documentMask}
          required
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoComplete="off"
        />
        {!hasLetters && (
          <button
            type="button"
            className="min-h-6 justify-self-start text-sm text-primary underline"
            onClick={() => {
              setLetters(true);
              setFocus('document');
            }}
          >
            {t('contact.letters')}
          </button>
        )}
      </div>
      <details ref={folded} className="sm:col-span-2" open={initial.stateRegistration !== ''}>
        <summary className="min-h-6 cursor-pointer font-semibold text-primary">
          {t('contact.stateRegistration')}
        </summary>
        <Field
          label={optional(t('payer.stateRegistration'))}
          hint={t('payer.stateRegistrationHint')}
          error={textOf(errors.stateRegistration)}
          className="mt-3"
        >
          <TextInput {...register('stateRegistration')} autoComplete="off" dir="ltr" />
        </Field>
      </details>
    </form>
  );
}
