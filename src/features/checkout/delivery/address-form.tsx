import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormRegister } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { AddressInput } from '@/contract/schemas/address';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { useCepFill, type CepField } from '@/client/use-cep-fill';
import { useNamespace } from '@/client/use-namespace';
import { focusFirstFault } from '@/client/focus-first-fault';
import { fieldErrorText } from '@/lib/texts/error-text';

interface AddressFormProps {
  id: string;
  /** Eight digits, asked for before. */
  cep: string;
  /** The state the CEP lies in. */
  state: string;
  initial: Partial<AddressInput>;
  /** Faults that the shop found, by field: those of `address.` are of this form. */
  faults: Record<string, string>;
  /** Every change, to be stored. */
  onChange: (values: Partial<AddressInput>) => void;
  onSubmit: (address: AddressInput) => void;
}

type TextName = Exclude<keyof AddressInput, 'rural' | 'postalCode' | 'state' | 'phone'>;
interface FieldPlan {
  name: TextName;
  autoComplete?: string;
  inputMode?: 'numeric';
  required?: boolean;
  /** Said under the field: a key under `addressHint`. */
  hint?: 'landmark';
  wide?: boolean;
}

const PREFIX = 'address.';

const TOWN: FieldPlan[] = [
  { name: 'street', autoComplete: 'address-line1', required: true, wide: true },
  { name: 'number', required: true },
  { name: 'complement', autoComplete: 'address-line2' },
  { name: 'district', autoComplete: 'address-level3' },
  { name: 'city', autoComplete: 'address-level2', required: true },
];
const TOWN_BY_CEP: readonly CepField[] = ['city', 'district', 'street'];
const COUNTRYSIDE_BY_CEP: readonly CepField[] = ['city'];
const COUNTRYSIDE: FieldPlan[] = [
  { name: 'propertyName', required: true, wide: true },
  { name: 'road' },
  { name: 'km', inputMode: 'numeric' },
  { name: 'landmark', required: true, hint: 'landmark', wide: true },
  { name: 'city', autoComplete: 'address-level2', required: true },
];

/** The fields as the eye meets them, in town and in the country. */
const IN_ORDER: readonly TextName[] = [
  'recipient',
  'street',
  'number',
  'complement',
  'district',
  'propertyName',
  'road',
  'km',
  'landmark',
  'city',
];

interface AddressFieldProps {
  plan: FieldPlan;
  register: UseFormRegister<AddressInput>;
  errors: FieldErrors<AddressInput>;
}

function AddressField({ plan, register, errors }: AddressFieldProps) {
  const { t } = useTranslation(['checkout', 'errors', 'address', 'common']);
  const { name, autoComplete, inputMode, required, hint, wide } = plan;
  return (
    <Field
      label={required ? t(`address:${name}`) : t('common:optional', { label: t(`address:${name}`) })}
      hint={hint && t('address:landmarkHint')}
      error={fieldErrorText(t, errors[name]?.message)}
      required={required}
      className={wide ? 'sm:col-span-2' : ''}
    >
      <TextInput {...register(name)} autoComplete={autoComplete} inputMode={inputMode} />
    </Field>
  );
}

const loadRules = () => import('./address.schema').then(({ address }) => address);

/** Where to deliver: in town by street and number, in the country by property, road, km and landmark. */
export function AddressForm({ id, cep, state, initial, faults, onChange, onSubmit }: AddressFormProps) {
  const { t } = useTranslation(['checkout', 'errors', 'address', 'common']);
  useNamespace('errors');
  const rules = useLazyResolver(loadRules);
  const resolver: Resolver<AddressInput> = (values, context, options) =>
    rules({ ...values, postalCode: cep, state: state as AddressInput['state'] }, context, options);
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, control } =
    useForm<AddressInput>({
      defaultValues: { rural: false, ...initial },
      resolver,
      shouldFocusError: false,
    });
  const rural = useWatch({ control, name: 'rural' });
  useEffect(() => {
    const wrong = Object.entries(faults).filter(([name]) => name.startsWith(PREFIX));
    const first = IN_ORDER.find((name) => `${PREFIX}${name}` in faults);
    wrong.forEach(([key, message]) => {
      const name = key.slice(PREFIX.length) as TextName;
      setError(name, { type: 'server', message }, { shouldFocus: name === first });
    });
  }, [faults, setError]);
  const { errors } = formState;
  const fields = rural ? COUNTRYSIDE : TOWN;
  // The state is the CEP's own and not asked for here.
  const isFound = useCepFill(cep, rural ? COUNTRYSIDE_BY_CEP : TOWN_BY_CEP, {
    read: getValues,
    write(name, text) {
      if (name === 'state') return;
      setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      onChange(getValues());
    },
  });
  return (
    <form
      id={id}
      noValidate
      onChange={() => onChange(getValues())}
      onSubmit={(event) =>
        void handleSubmit(
          (values) => onSubmit({ ...values, postalCode: cep, state: state as AddressInput['state'] }),
          // City is registered in town already, so the form itself would take it before the fields of the country.
          (found) => focusFirstFault(IN_ORDER, found, setFocus),
        )(event)
      }
      className="grid gap-4 sm:grid-cols-2"
    >
      <AddressField
        plan={{ name: 'recipient', autoComplete: 'name', required: true, wide: true }}
        register={register}
        errors={errors}
      />
      <Checkbox {...register('rural')} label={t('address:rural')} className="min-h-11 sm:col-span-2" />
      <p role="status" className="text-sm text-muted empty:hidden sm:col-span-2">
        {isFound && t('address:cepFound')}
      </p>
      {fields.map((plan) => (
        <AddressField key={plan.name} plan={plan} register={register} errors={errors} />
      ))}
      <p className="grid content-end pb-3">
        <span className="text-[0.9375rem] font-semibold">{t('address:state')}</span>
        <span>{state}</span>
      </p>
    </form>
  );
}
