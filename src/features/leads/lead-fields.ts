import type { ParseKeys } from 'i18next';
import { CONTACT_TOPICS, PARTNER_ACTIVITIES, STATES, type LeadKind } from '@/contract/constants';

export const LEAD_FIELD_NAMES = [
  'name',
  'email',
  'phone',
  'topic',
  'activity',
  'company',
  'document',
  'product',
  'monthlyVolume',
  'cep',
  'city',
  'state',
  'message',
] as const;
export type LeadFieldName = (typeof LEAD_FIELD_NAMES)[number];

/** The values of the controls, as text. */
export type LeadValues = Record<LeadFieldName, string>;

export interface LeadField {
  name: LeadFieldName;
  type: 'text' | 'email' | 'phone' | 'document' | 'volume' | 'cep' | 'choice' | 'long';
  /** May be left empty. */
  optional?: boolean;
  /** Spans the whole width of the form. */
  wide?: boolean;
  autoComplete?: string;
  /** The hint under the field: a key under `hint`. */
  hint?:
    | 'phone'
    | 'cnpj'
    | 'volume'
    | 'product'
    | 'message'
    | 'partnerMessage'
    | 'ownBrandMessage'
    | 'cep'
    | 'quoteMessage';
  /** The options: the sent value, and its text when the value is not a text. */
  options?: readonly {
    value: string;
    key?: Extract<ParseKeys<'forms'>, `topic.${string}` | `activity.${string}`>;
  }[];
}

const TOPICS = CONTACT_TOPICS.map((value) => ({ value, key: `topic.${value}` }) as const);
const ACTIVITIES = PARTNER_ACTIVITIES.map((value) => ({ value, key: `activity.${value}` }) as const);

const NAME: LeadField = { name: 'name', type: 'text', wide: true, autoComplete: 'name' };
const EMAIL: LeadField = { name: 'email', type: 'email', autoComplete: 'email' };
const PHONE: LeadField = { name: 'phone', type: 'phone', autoComplete: 'tel-national', hint: 'phone' };
const STATE: LeadField = {
  name: 'state',
  type: 'choice',
  options: STATES.map((value) => ({ value })),
  autoComplete: 'address-level1',
};
const CITY: LeadField = { name: 'city', type: 'text', autoComplete: 'address-level2' };
const PRODUCT: LeadField = { name: 'product', type: 'text', wide: true, hint: 'product' };
const VOLUME: LeadField = { name: 'monthlyVolume', type: 'volume', hint: 'volume' };
const MESSAGE: LeadField = { name: 'message', type: 'long', wide: true, hint: 'message' };

/** The fields of each form, in the order of the screen. */
export const LEAD_FIELDS: Record<LeadKind, readonly LeadField[]> = {
  contact: [
    NAME,
    EMAIL,
    { ...PHONE, optional: true },
    { name: 'topic', type: 'choice', options: TOPICS, wide: true },
    MESSAGE,
  ],
  quote: [NAME, EMAIL, PHONE, PRODUCT, VOLUME, STATE, { ...MESSAGE, optional: true }],
  partner: [
    NAME,
    EMAIL,
    PHONE,
    { name: 'activity', type: 'choice', options: ACTIVITIES },
    { name: 'document', type: 'document', autoComplete: 'off' },
    CITY,
    STATE,
    { ...MESSAGE, hint: 'partnerMessage' },
  ],
  own_brand: [
    NAME,
    EMAIL,
    PHONE,
    { name: 'company', type: 'text', autoComplete: 'organization' },
    { name: 'document', type: 'document', autoComplete: 'off', hint: 'cnpj' },
    PRODUCT,
    VOLUME,
    STATE,
    { ...MESSAGE, optional: true, hint: 'ownBrandMessage' },
  ],
  quote_basket: [
    { name: 'cep', type: 'cep', optional: true, wide: true, autoComplete: 'postal-code', hint: 'cep' },
    CITY,
    STATE,
    NAME,
    // Beside its list the form is narrow.
    { ...EMAIL, wide: true },
    { ...PHONE, wide: true },
    { name: 'company', type: 'text', optional: true, wide: true, autoComplete: 'organization' },
    { ...MESSAGE, optional: true, hint: 'quoteMessage' },
  ],
};

export const EMPTY_LEAD: LeadValues = {
  name: '',
  email: '',
  phone: '',
  topic: '',
  activity: '',
  company: '',
  document: '',
  product: '',
  monthlyVolume: '',
  cep: '',
  city: '',
  state: '',
  message: '',
};

/** What a form of this kind sends. */
export function pickLeadValues(kind: LeadKind, values: LeadValues): Partial<LeadValues> {
  const names = LEAD_FIELDS[kind].map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
