import { NO_TRAITS } from '@/contract/list-options';
import type { ListFilters } from '@/server/domains/catalog/listing/list-conditions';

const list = (filters: Partial<ListFilters>): ListFilters => ({
  pagina: 1,
  categoria: [],
  peso: [],
  ...NO_TRAITS,
  ...filters,
});

/** The measured searches, cheap and expensive, fixed so that two runs can be compared. */
export const LISTS: Record<string, ListFilters> = {
  'search: frequent word (boi)': list({ q: 'boi' }),
  'search: two frequent words': list({ q: 'sal mineral' }),
  'search: frequent word, page 10 (the last)': list({ q: 'boi', pagina: 10 }),
  'search: frequent word, cheapest first': list({ q: 'boi', ordem: 'menor-preco' }),
  'search: frequent word, filtered': list({ q: 'mineral', categoria: ['equinos'], emEstoque: true }),
  'search: rare word (florfenicol)': list({ q: 'florfenicol' }),
  'search: a name': list({ q: 'seca brava 40' }),
  'search: listed slip (rasao)': list({ q: 'rasao' }),
  'search: slip found by sound (poederas)': list({ q: 'poederas' }),
  'search: slip found by letters (linimeno)': list({ q: 'linimeno' }),
  'search: synonym (jegue)': list({ q: 'jegue' }),
  'search: most words (remédio casco rachado)': list({ q: 'remédio para casco rachado de cavalo' }),
  'search: a phrase of the thesaurus': list({ q: 'égua prenhe' }),
  'search: another language (swollen legs)': list({ q: 'swollen legs' }),
  'search: words left out': list({ q: 'cavalo velho casco mole xyzwq' }),
  'search: item number, whole': list({ q: 'TS-CRG-500G' }),
  'search: item number, its beginning': list({ q: 'ts-crg' }),
  'search: bar code': list({ q: '7890000001021' }),
  'search: bar code, its beginning': list({ q: '78900' }),
  'search: bar code, its end': list({ q: '01021' }),
  'search: nothing found': list({ q: 'xyzwq notebook' }),
  'list: whole shop': list({}),
  'list: category': list({ categoria: ['bovinos-de-corte'] }),
  'list: category, weight, stock, sale': list({
    categoria: ['equinos'],
    peso: ['ate-1kg'],
    emEstoque: true,
    emOferta: true,
  }),
  'list: species, phase and need': list({ especie: ['bovinos'], fase: ['recria'], necessidade: ['mineral'] }),
  'list: cheapest per kg of a phase': list({ fase: ['engorda'], ordem: 'menor-preco-por-kg' }),
  'list: price range': list({ precoMin: 50, precoMax: 60 }),
  'list: wide price range': list({ precoMin: 10 }),
  'list: cheapest first': list({ ordem: 'menor-preco' }),
  'list: best rated of a category': list({ categoria: ['aves'], ordem: 'avaliacao' }),
  'list: newest': list({ ordem: 'novidades' }),
  'list: page 50 (the last)': list({ pagina: 50 }),
  'list: page 2,000 (there is none)': list({ pagina: 2_000 }),
};

export const SUGGESTIONS: Record<string, string> = {
  'suggest: one letter (s)': 's',
  'suggest: two letters (ra)': 'ra',
  'suggest: frequent word (mineral)': 'mineral',
  'suggest: two words (sal mine)': 'sal mine',
  'suggest: slip (rasao)': 'rasao',
  'suggest: item number (ts-crg)': 'ts-crg',
  'suggest: meant in other words (hoof smells)': 'hoof smells',
  'suggest: nothing (xqzwk)': 'xqzwk',
};
