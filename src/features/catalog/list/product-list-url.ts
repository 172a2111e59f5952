import type { ParsedUrlQuery } from 'querystring';
import { SORTS, WEIGHT_BANDS, type Sort, type WeightBand } from '@/contract/list-options';

/** The filters of a list, as its address says them. */
export interface ListFilters {
  q?: string;
  categoria: string[];
  peso: WeightBand[];
  precoMin?: number;
  precoMax?: number;
  emEstoque?: 'true';
  emOferta?: 'true';
  colecao?: string;
  ordem?: Sort;
  /** The text as it is typed: no slip is put right. */
  exato?: 'true';
  pagina: number;
  /** First page on the screen when pages were added below it: pages `desde` to `pagina` are shown. */
  desde?: number;
}

/** The most pages one address shows below each other. */
const MAX_SHOWN_PAGES = 20;

const listOf = (value: string | string[] | undefined) => [...new Set([value ?? []].flat())];
const firstOf = (value: string | string[] | undefined) => [value].flat()[0];
const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120;

function amountOf(text: string | undefined) {
  const amount = Number(text?.replace(',', '.'));
  return text && Number.isFinite(amount) && amount >= 0 && amount <= 1_000_000 ? amount : undefined;
}

/** A whole number of pages, as the contract takes it. */
function pageOf(text: string | undefined) {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1;
}

/** Lower price first, however they were written. */
function priceRange(min: number | undefined, max: number | undefined) {
  const isSwapped = min !== undefined && max !== undefined && min > max;
  return isSwapped ? { precoMin: max, precoMax: min } : { precoMin: min, precoMax: max };
}

/**
 * Reads the filters of an address. Whatever the shop does not know is left out, so that a mistyped or hostile
 * address shows the list without that filter instead of an error.
 */
export function readListFilters(query: ParsedUrlQuery): ListFilters {
  const pagina = pageOf(firstOf(query.pagina));
  const desde = query.desde === undefined ? pagina : pageOf(firstOf(query.desde));
  return {
    // A lone surrogate or a NUL is no text: such a query is shown as no query.
    q:
      firstOf(query.q)
        ?.replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
        .slice(0, 200) || undefined,
    categoria: listOf(query.categoria).filter(isSlug).slice(0, 20),
    peso: WEIGHT_BANDS.filter((band) => listOf(query.peso).includes(band)),
    ...priceRange(amountOf(firstOf(query.precoMin)), amountOf(firstOf(query.precoMax))),
    emEstoque: firstOf(query.emEstoque) === 'true' ? 'true' : undefined,
    emOferta: firstOf(query.emOferta) === 'true' ? 'true' : undefined,
    ordem: SORTS.find((sort) => sort === firstOf(query.ordem)),
    exato: firstOf(query.exato) === 'true' ? 'true' : undefined,
    pagina,
    desde: desde < pagina && pagina - desde < MAX_SHOWN_PAGES ? desde : undefined,
  };
}

/** Writes filters back as a query string, `?` included; empty for a list without filters. */
export function writeListFilters(filters: Partial<ListFilters>): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  filters.categoria?.forEach((slug) => params.append('categoria', slug));
  filters.peso?.forEach((band) => params.append('peso', band));
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

/** What the API is asked for one page of a list: which pages stand on the screen is not its business. */
export const pageQuery = ({ desde: _, ...filters }: ListFilters, pagina: number) => ({ ...filters, pagina });

/** Whether anything but the page narrows or sorts the list. */
export const isFiltered = (filters: ListFilters) =>
  writeListFilters({ ...filters, q: undefined, exato: undefined, pagina: 1, desde: undefined }) !== '';

/** Adds or takes out one value of a repeatable filter. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** The change that takes every filter away; text and order stay. */
export const NO_FILTERS = {
  categoria: [],
  peso: [],
  precoMin: undefined,
  precoMax: undefined,
  emEstoque: undefined,
  emOferta: undefined,
} satisfies Partial<ListFilters>;

/** How many filters narrow a list; a range of prices is one. */
export const countFilters = (filters: ListFilters) =>
  filters.categoria.length +
  filters.peso.length +
  [filters.precoMin ?? filters.precoMax, filters.emEstoque, filters.emOferta].filter(
    (value) => value !== undefined,
  ).length;
