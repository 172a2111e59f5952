import type { ParsedUrlQuery } from 'querystring';
import {
  LIST_TRAITS,
  NO_TRAITS,
  SORTS,
  TRAIT_NAMES,
  WEIGHT_BANDS,
  type ListTraits,
  type Sort,
  type TraitName,
  type WeightBand,
} from '@/contract/list-options';
import type { WantedPack } from '@/features/catalog/pack-choice';
import { readDecimal } from '@/lib/decimal';

/** The filters of a list, as they are in its address. */
export interface ListFilters extends ListTraits {
  q?: string;
  categoria: string[];
  peso: WeightBand[];
  precoMin?: number;
  precoMax?: number;
  emEstoque?: 'true';
  emOferta?: 'true';
  colecao?: string;
  ordem?: Sort;
  /** The search text as typed, without corrections. */
  exato?: 'true';
  pagina: number;
  /** The first shown page when more were loaded below it: pages `desde` to `pagina` are shown. */
  desde?: number;
}

/** The maximum number of pages that one address shows below each other. */
export const MAX_SHOWN_PAGES = 20;

const listOf = (value: string | string[] | undefined) => [...new Set([value ?? []].flat())];
const firstOf = (value: string | string[] | undefined) => [value].flat()[0];
const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120;

const MAX_REAIS = 1_000_000;

/**
 * Reads reais: `1.200`, `1,200`, `120,50`, `R$ 80`. Undefined for an empty text, null for what is no amount of reais and
 * centavos.
 */
export function readReais(text: string): number | null | undefined {
  const typed = text.replace(/R\$|\s/g, '');
  if (!typed) return undefined;
  const amount = readDecimal(typed, 'pt-BR', true);
  return Number(amount.toFixed(2)) === amount ? Math.min(amount, MAX_REAIS) : null;
}

/** Without a script the form of the filters writes prices as they were typed. */
const amountOf = (text = '') => readReais(text) ?? undefined;

/** A page number within the limits of the contract. */
function pageOf(text: string | undefined) {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1;
}

/** The lower price first. */
function priceRange(min: number | undefined, max: number | undefined) {
  const isSwapped = min !== undefined && max !== undefined && min > max;
  return isSwapped ? { precoMin: max, precoMax: min } : { precoMin: min, precoMax: max };
}

/** The traits that are named, each in the order of its values, so that one choice has one address. */
function readTraits(namedOf: (name: TraitName) => readonly string[]): ListTraits {
  const pick = <Value extends string>(values: readonly Value[], name: TraitName) =>
    values.filter((value) => namedOf(name).includes(value));
  return {
    especie: pick(LIST_TRAITS.especie, 'especie'),
    fase: pick(LIST_TRAITS.fase, 'fase'),
    epoca: pick(LIST_TRAITS.epoca, 'epoca'),
    necessidade: pick(LIST_TRAITS.necessidade, 'necessidade'),
  };
}

/** The traits of a list with one value chosen, or not chosen any longer. */
export const withTrait = (filters: ListTraits, name: TraitName, value: string): ListTraits =>
  readTraits((other) => (other === name ? toggled<string>(filters[other], value) : filters[other]));

/**
 * Reads the filters of an address. Unknown values are left out, so that a mistyped or hostile address shows the list
 * without that filter instead of an error.
 */
export function readListFilters(query: ParsedUrlQuery): ListFilters {
  const pagina = pageOf(firstOf(query.pagina));
  const desde = query.desde === undefined ? pagina : pageOf(firstOf(query.desde));
  return {
    // A lone surrogate or a NUL is not valid text: such a query is ignored.
    q:
      firstOf(query.q)
        ?.replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
        .slice(0, 200) || undefined,
    categoria: listOf(query.categoria).filter(isSlug).slice(0, 20),
    peso: WEIGHT_BANDS.filter((band) => listOf(query.peso).includes(band)),
    ...readTraits((name) => listOf(query[name])),
    ...priceRange(amountOf(firstOf(query.precoMin)), amountOf(firstOf(query.precoMax))),
    emEstoque: firstOf(query.emEstoque) === 'true' ? 'true' : undefined,
    emOferta: firstOf(query.emOferta) === 'true' ? 'true' : undefined,
    ordem: SORTS.find((sort) => sort === firstOf(query.ordem)),
    exato: firstOf(query.exato) === 'true' ? 'true' : undefined,
    pagina,
    desde: desde < pagina && pagina - desde < MAX_SHOWN_PAGES ? desde : undefined,
  };
}

/** The filters of an address as the browser shows it, such as `/shop?emEstoque=true#main`. */
export function filtersOfAddress(address: string): ListFilters {
  const { searchParams } = new URL(address, 'http://localhost');
  const names = [...new Set(searchParams.keys())];
  return readListFilters(Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])));
}

/** The same list with some filters changed by a page that does not show yet what is chosen: nothing chosen is lost. */
export function addFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  const lists = (['categoria', 'peso', ...TRAIT_NAMES] as const).map((name) => [
    name,
    [...new Set<string>([...filters[name], ...(change[name] ?? [])])],
  ]);
  return { ...withFilters(filters, change), ...(Object.fromEntries(lists) as Partial<ListFilters>) };
}

/** Writes filters back as a query string, `?` included; empty for a list without filters. */
export function writeListFilters(filters: Partial<ListFilters>): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  filters.categoria?.forEach((slug) => params.append('categoria', slug));
  filters.peso?.forEach((band) => params.append('peso', band));
  for (const name of TRAIT_NAMES) filters[name]?.forEach((value) => params.append(name, value));
  if (filters.precoMin !== undefined) params.set('precoMin', String(filters.precoMin));
  if (filters.precoMax !== undefined) params.set('precoMax', String(filters.precoMax));
  if (filters.emEstoque) params.set('emEstoque', 'true');
  if (filters.emOferta) params.set('emOferta', 'true');
  if (filters.ordem) params.set('ordem', filters.ordem);
  if (filters.exato) params.set('exato', 'true');
  if (filters.pagina && filters.pagina > 1) params.set('pagina', String(filters.pagina));
  if (filters.desde) params.set('desde', String(filters.desde));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The same list with some filters changed; any change but the page itself goes back to the first page. */
export const withFilters = (filters: ListFilters, change: Partial<ListFilters>): ListFilters => ({
  ...filters,
  pagina: 1,
  desde: undefined,
  ...change,
});

/** The pages an address shows, in order. */
export function shownPages({ desde, pagina }: ListFilters): number[] {
  const first = desde ?? pagina;
  return Array.from({ length: pagina - first + 1 }, (_, index) => first + index);
}

/** The API query of one page of a list, without the range of shown pages. */
export const pageQuery = ({ desde: _, ...filters }: ListFilters, pagina: number) => ({ ...filters, pagina });

/** Whether the list is filtered or sorted. */
export const isFiltered = (filters: ListFilters) =>
  writeListFilters({ ...filters, q: undefined, exato: undefined, pagina: 1, desde: undefined }) !== '';

/** An address without a text, a filter, an order or a page: the search page has no list for it. */
export const asksForNothing = (filters: ListFilters) =>
  writeListFilters({ ...filters, exato: undefined }) === '';

/** Adds or removes one value of a repeatable filter. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** The change that removes all filters; search text and order stay. */
export const NO_FILTERS = {
  categoria: [],
  peso: [],
  ...NO_TRAITS,
  precoMin: undefined,
  precoMax: undefined,
  emEstoque: undefined,
  emOferta: undefined,
} satisfies Partial<ListFilters>;

/** The number of active filters; a range of prices is one. */
export const countFilters = (filters: ListFilters) =>
  filters.categoria.length +
  filters.peso.length +
  TRAIT_NAMES.reduce((sum, name) => sum + filters[name].length, 0) +
  [filters.precoMin ?? filters.precoMax, filters.emEstoque, filters.emOferta].filter(
    (value) => value !== undefined,
  ).length;

/** What the filters ask of packs; undefined where they ask nothing of them. */
export function wantedPack({ emOferta, peso, precoMin, precoMax }: ListFilters): WantedPack | undefined {
  if (!emOferta && peso.length === 0 && precoMin === undefined && precoMax === undefined) return undefined;
  return {
    ...(emOferta && { isOnSale: true }),
    ...(peso.length > 0 && { bands: peso }),
    ...(precoMin !== undefined && { min: precoMin }),
    ...(precoMax !== undefined && { max: precoMax }),
  };
}
