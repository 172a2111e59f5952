import type { FactoryOpts } from 'imask';
import type { DefaultValues } from 'react-hook-form';
import type { Address, AddressInput } from '@/contract/schemas/address';
import { formatCep } from '@/lib/cep';
import { cepMask, phoneMask } from '@/lib/masks/code-masks';
import { formatPhone } from '@/lib/phone';

export type AddressFieldName = Exclude<keyof Address, 'id' | 'rural' | 'state'>;
interface AddressField {
  name: AddressFieldName;
  /** Number of columns, of six. */
  span: string;
  isRequired?: boolean;
  autoComplete?: string;
  mask?: FactoryOpts;
  inputMode?: 'numeric' | 'tel';
}

const WHO: AddressField[] = [
  { name: 'label', span: 'sm:col-span-3', autoComplete: 'off' },
  { name: 'recipient', span: 'sm:col-span-3', isRequired: true, autoComplete: 'name' },
  {
    name: 'postalCode',
    span: 'sm:col-span-2',
    isRequired: true,
    autoComplete: 'postal-code',
    mask: cepMask,
    inputMode: 'numeric',
  },
];
const IN_TOWN: AddressField[] = [
  { name: 'street', span: 'sm:col-span-4', isRequired: true, autoComplete: 'address-line1' },
  { name: 'number', span: 'sm:col-span-2', isRequired: true, autoComplete: 'off' },
  { name: 'complement', span: 'sm:col-span-4', autoComplete: 'address-line2' },
];
const IN_THE_COUNTRY: AddressField[] = [
  { name: 'propertyName', span: 'sm:col-span-4', isRequired: true, autoComplete: 'off' },
  { name: 'road', span: 'sm:col-span-4', autoComplete: 'off' },
  { name: 'km', span: 'sm:col-span-2', autoComplete: 'off' },
  { name: 'landmark', span: 'sm:col-span-6', isRequired: true, autoComplete: 'off' },
];
const WHERE: AddressField[] = [
  { name: 'district', span: 'sm:col-span-3', autoComplete: 'address-level3' },
  { name: 'city', span: 'sm:col-span-3', isRequired: true, autoComplete: 'address-level2' },
  { name: 'phone', span: 'sm:col-span-4', autoComplete: 'tel-national', mask: phoneMask, inputMode: 'tel' },
];

/** The text fields of an address, in their usual order. */
export const addressFields = (isRural: boolean): AddressField[] => [
  ...WHO,
  ...(isRural ? IN_THE_COUNTRY : IN_TOWN),
  ...WHERE,
];

/** The initial values of the form; unknown fields are empty. */
export function valuesOfAddress(address: Address | undefined): DefaultValues<AddressInput> {
  const names = new Set([...addressFields(true), ...addressFields(false)].map(({ name }) => name));
  const texts = Object.fromEntries([...names].map((name) => [name, address?.[name] ?? '']));
  return {
    ...texts,
    postalCode: formatCep(address?.postalCode ?? ''),
    phone: formatPhone(address?.phone ?? ''),
    rural: address?.rural ?? false,
    state: address?.state,
  };
}
