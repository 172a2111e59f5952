import { useTranslation } from 'next-i18next/pages';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { focusFirstFault } from '@/client/focus-first-fault';
import { useLazyResolver } from '@/client/use-lazy-resolver';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useCepFill, type CepField } from '@/client/use-cep-fill';
import { STATES } from '@/contract/constants';
import type { Address, AddressBody, AddressInput } from '@/contract/schemas/address';
import { bareCep } from '@/lib/cep';
import { notify } from '@/client/toast';
import { useSaveAddress } from '@/features/account/account.mutations';
import { addressFields, valuesOfAddress, type AddressFieldName } from './address-fields';
import { showRefusedFields, useFormErrors } from '@/features/account/form-errors';

interface SavedAddressFormProps {
  /** The address to change; without it a new one is created. */
  address?: Address;
  onDone: () => void;
}

const IN_TOWN: readonly CepField[] = ['state', 'city', 'district', 'street'];
const IN_THE_COUNTRY: readonly CepField[] = ['state', 'city', 'district'];

const isState = (state: string): state is AddressBody['state'] => STATES.some((option) => option === state);

const loadRules = () => import('./details.schema').then((rules) => rules.address);

/** An address of the book: in the country, property, road, km and landmark replace street and number. */
export function SavedAddressForm({ address, onDone }: SavedAddressFormProps) {
  const { t } = useTranslation(['account', 'address', 'common']);
  const save = useSaveAddress(address?.id);
  const { textOf, textOfFailure } = useFormErrors();
  const form = useForm<AddressInput, unknown, AddressBody>({
    resolver: useLazyResolver(loadRules),
    defaultValues: valuesOfAddress(address),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const isRural = useWatch({ control: form.control, name: 'rural' });
  const fields = addressFields(isRural ?? false);

  // The form replaces a button, so the focus moves into the form.
  useEffect(() => form.setFocus('label'), [form]);

  const cep = useWatch({ control: form.control, name: 'postalCode' });
  // A saved address is not changed until its CEP is edited.
  const isFound = useCepFill(
    bareCep(cep) === address?.postalCode ? '' : cep,
    isRural ? IN_THE_COUNTRY : IN_TOWN,
    {
      read: form.getValues,
      write(name, text) {
        const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
        if (name !== 'state') form.setValue(name, text, options);
        else if (isState(text)) form.setValue(name, text, options);
      },
    },
  );

  const names = [...fields.map(({ name }) => name), 'state' as const];
  const submit = form.handleSubmit(
    (body) =>
      save.mutate(body, {
        onSuccess() {
          notify('success', t('addresses.saved'));
          onDone();
        },
        onError: (error) => showRefusedFields(form.setError, error, names),
      }),
    // Fields of the country register after those that are always there, and stand before them.
    (found) => focusFirstFault(names, found, form.setFocus),
  );

  const hints: Partial<Record<AddressFieldName, ReactNode>> = {
    label: t('addresses.labelHint'),
    landmark: t('address:landmarkHint'),
    postalCode: <span role="status">{isFound && t('address:cepFound')}</span>,
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-6">
      <h3 className="text-lg sm:col-span-6">{t(address ? 'addresses.editTitle' : 'addresses.newTitle')}</h3>
      <Checkbox {...form.register('rural')} label={t('address:rural')} className="min-h-11 sm:col-span-6" />
      {fields.map(({ name, span, isRequired, mask, ...control }) => {
        const shared = {
          label: isRequired ? t(`address:${name}`) : t('common:optional', { label: t(`address:${name}`) }),
          hint: hints[name],
          required: isRequired,
          className: span,
        };
        return mask ? (
          <MaskedField
            key={name}
            {...shared}
            {...control}
            control={form.control}
            name={name}
            textOf={textOf}
            mask={mask}
          />
        ) : (
          <Field key={name} {...shared} error={textOf(errors[name])}>
            <TextInput {...form.register(name)} {...control} />
          </Field>
        );
      })}
      <Field
        label={t('address:state')}
        hint={t('addresses.stateHint')}
        error={textOf(errors.state)}
        required
        className="sm:col-span-2"
      >
        <Select {...form.register('state')} autoComplete="address-level1">
          <option value="">{t('addresses.chooseState')}</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Field>
      {/* Beside the pressed button: on a phone the top of the form is out of sight. */}
      {save.error && (
        <Notice tone="error" role="alert" className="sm:col-span-6">
          {textOfFailure(save.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-6">
        <Button type="submit" pending={form.formState.isSubmitting || save.isPending}>
          {t(save.isPending ? 'addresses.pending' : 'addresses.submit')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
