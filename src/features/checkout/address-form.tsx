import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormRegister } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { AddressBody, type AddressInput } from '@/contract/schemas/users';
import { useNamespace } from '@/client/use-namespace';
import { fieldErrorText } from '@/lib/error-text';

interface AddressFormProps {
  id: string;
  /** Eight digits, asked for before. */
  cep: string;
  /** The state the CEP lies in. */
  state: string;
  initial: Partial<AddressInput>;
  /** Every change, to be kept. */
  onChange: (values: Partial<AddressInput>) => void;
  onSubmit: (address: AddressInput) => void;
}

type TextName = Exclude<keyof AddressInput, 'rural' | 'postalCode' | 'state'>;
interface FieldPlan {
  name: TextName;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel';
  required?: boolean;
  hint?: boolean;
  wide?: boolean;
}

const TOWN: FieldPlan[] = [
  { name: 'street', autoComplete: 'address-line1', required: true, wide: true },
  { name: 'number', required: true },
  { name: 'complement', autoComplete: 'address-line2' },
  { name: 'district', autoComplete: 'address-level3' },
  { name: 'city', autoComplete: 'address-level2', required: true },
];
const COUNTRYSIDE: FieldPlan[] = [
  { name: 'propertyName', required: true, wide: true },
  { name: 'road' },
  { name: 'km', inputMode: 'numeric' },
  { name: 'landmark', required: true, hint: true, wide: true },
  { name: 'city', autoComplete: 'address-level2', required: true },
];

interface AddressFieldProps {
  plan: FieldPlan;
  register: UseFormRegister<AddressInput>;
  errors: FieldErrors<AddressInput>;
}

function AddressField({ plan, register, errors }: AddressFieldProps) {
  const { t } = useTranslation('checkout');
  const { name, autoComplete, inputMode, required, hint, wide } = plan;
  return (
    <Field
      label={required ? t(`address.${name}`) : t('optional', { label: t(`address.${name}`) })}
      hint={hint ? t(`addressHint.${name}`) : undefined}
      error={fieldErrorText(t, errors[name]?.message)}
      required={required}
      className={wide ? 'sm:col-span-2' : ''}
    >
      <TextInput {...register(name)} autoComplete={autoComplete} inputMode={inputMode} />
    </Field>
  );
}

/** Where to deliver: in town by street and number, in the country by property, road, km and landmark. */
export function AddressForm({ id, cep, state, initial, onChange, onSubmit }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  useNamespace('errors');
  const resolver: Resolver<AddressInput> = (values, context, options) =>
    (zodResolver(AddressBody, undefined, { raw: true }) as Resolver<AddressInput>)(
      { ...values, postalCode: cep, state: state as AddressInput['state'] },
      context,
      options,
    );
  const { register, handleSubmit, formState, getValues, control } = useForm<AddressInput>({
    defaultValues: { rural: false, ...initial },
    resolver,
  });
  const rural = useWatch({ control, name: 'rural' });
  const { errors } = formState;
  const fields = rural ? COUNTRYSIDE : TOWN;
  return (
    <form
      id={id}
      noValidate
      onChange={() => onChange(getValues())}
      onSubmit={(event) =>
        void handleSubmit((values) =>
          onSubmit({ ...values, postalCode: cep, state: state as AddressInput['state'] }),
        )(event)
      }
      className="grid gap-4 sm:grid-cols-2"
    >
      <AddressField
        plan={{ name: 'recipient', autoComplete: 'name', required: true, wide: true }}
        register={register}
        errors={errors}
      />
      <Checkbox {...register('rural')} label={t('address.rural')} className="min-h-11 sm:col-span-2" />
      {fields.map((plan) => (
        <AddressField key={plan.name} plan={plan} register={register} errors={errors} />
      ))}
      <p className="grid content-end pb-3">
        <span className="text-[0.9375rem] font-semibold">{t('address.state')}</span>
        <span>{state}</span>
      </p>
      <AddressField
        plan={{ name: 'phone', autoComplete: 'tel', inputMode: 'tel', wide: true }}
        register={register}
        errors={errors}
      />
    </form>
  );
}
