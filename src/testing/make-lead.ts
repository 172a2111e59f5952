import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import type { CreateLeadInput, QuoteLine } from '@/contract/schemas/leads';
import type { TestApp } from './test-app';

type InputOf<Kind extends CreateLeadInput['kind']> = Extract<CreateLeadInput, { kind: Kind }>;

/** A filled-in contact form; the token is still missing. */
export const makeContactLead = (overrides: Partial<InputOf<'contact'>> = {}): InputOf<'contact'> => ({
  kind: 'contact',
  name: 'Tereza Prado',
  email: 'tereza@cliente.example',
  phone: '(34) 90000-0001',
  topic: 'technical',
  message: 'Qual a dose para bezerro desmamado?',
  locale: 'pt-BR',
  token: '',
  ...overrides,
});

/** A line of a quote as it is stored. */
export const QUOTE_LINE: QuoteLine = {
  variationId: 'p020-v1',
  slug: 'matriz-60',
  title: 'Matriz 60',
  presentation: 'Saco 30 kg',
  sku: 'LM-M60-30KG',
  weightGrams: 30_000,
  units: 14,
};

/** The token of a form that was opened now; the clock advances by the time a person needs to fill it in. */
export async function makeFilledToken(shop: Pick<TestApp, 'request' | 'clock'>, fillMs = LEAD_MIN_FILL_MS) {
  const { token } = (await (await shop.request('GET', '/lead/token')).json()) as { token: string };
  shop.clock.current = new Date(shop.clock.current.getTime() + fillMs);
  return token;
}

/** A filled-in list of packs to quote; the token is still missing. */
export const makeQuote = (
  lines: InputOf<'quote_basket'>['lines'],
  overrides: Partial<InputOf<'quote_basket'>> = {},
): InputOf<'quote_basket'> => ({
  kind: 'quote_basket',
  name: 'Tereza Prado',
  email: 'tereza@cliente.example',
  phone: '(34) 90000-0001',
  company: 'Fazenda Boa Vista',
  cep: '38400-000',
  city: 'Uberlândia',
  state: 'MG',
  message: '',
  lines,
  locale: 'pt-BR',
  token: '',
  ...overrides,
});
