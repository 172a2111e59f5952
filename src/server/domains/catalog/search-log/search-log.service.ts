import { TRAIT_NAMES } from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import type { FailedSearches } from '@/contract/schemas/search';
import type { Dependencies } from '@/server/dependencies';
import type { ListFilters } from '@/server/domains/catalog/listing/list-conditions';
import { MAX_WORDS } from '@/server/domains/catalog/search/search';
import { cleanSearch, fold } from '@/server/domains/catalog/search/search-words';
import { addSearches, listFailedRows, type CountedSearch } from './search-log.repo';

const MAX_TYPED = 80;
/** Different texts stored between two writes; more than these are not counted. */
const MAX_WAITING = 1_000;
const FAILED_PER_PAGE = 50;

/** What looks like an e-mail address, or figures long enough for a document, a phone, a CEP or a card. */
export const isPersonal = (typed: string) =>
  /@/.test(typed) || /\d{7,}/.test(typed.replace(/[\s().,/-]/g, ''));

/** Whether a visitor has just typed this: the first page, without a filter, a sort order or an undone correction. */
const isFirstLook = ({
  pagina,
  categoria,
  peso,
  precoMin,
  precoMax,
  emEstoque,
  emOferta,
  colecao,
  ordem,
  exato,
  ...traits
}: ListFilters) =>
  pagina === 1 &&
  categoria.length === 0 &&
  peso.length === 0 &&
  TRAIT_NAMES.every((name) => traits[name].length === 0) &&
  [precoMin, precoMax, emEstoque, emOferta, colecao, ordem, exato].every((filter) => !filter);

type Found = Pick<ProductList, 'total' | 'searchedFor' | 'reading'>;

/** Whether these products hold every word of a text, so that others may be offered the text. */
const isHeldWhole = (cleaned: string, { searchedFor, reading }: Found) =>
  !searchedFor &&
  !reading?.leftOut.length &&
  cleaned.length <= MAX_TYPED &&
  cleaned.split(' ').length <= MAX_WORDS;

/**
 * Counts searches. They wait in the memory of the process and are written by a background job, so that no GET writes; a
 * crash loses at most half a minute of counts. A page that a cache answers is not counted, and what looks like personal
 * data is never stored.
 */
export function createSearchLogService({
  db,
  brand,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log'>) {
  let waiting = new Map<string, CountedSearch>();

  return {
    /** Counts a search that a visitor typed; everything else is ignored. Never throws, never waits. */
    record(filters: ListFilters, found: Found): void {
      const cleaned = cleanSearch(filters.q ?? '');
      const typed = cleaned.slice(0, MAX_TYPED).trim();
      if (!typed || !isFirstLook(filters) || isPersonal(filters.q ?? '')) return;
      const key = fold(typed);
      const known = waiting.get(key);
      if (!known && waiting.size >= MAX_WAITING) return;
      waiting.set(key, {
        typed,
        searches: (known?.searches ?? 0) + 1,
        lastResultCount: isHeldWhole(cleaned, found) ? found.total : 0 - found.total,
        locale: filters.locale ?? null,
        at: clock.now(),
      });
    },

    /** Writes what was counted since the last time; what cannot be written waits for the next try. */
    async flush(): Promise<void> {
      const batch = waiting;
      waiting = new Map();
      try {
        await addSearches(db, brand.id, [...batch.values()]);
      } catch (error) {
        for (const [key, counted] of batch) {
          const newer = waiting.get(key);
          waiting.set(key, newer ? { ...newer, searches: newer.searches + counted.searches } : counted);
        }
        log.warn({ error, waiting: waiting.size }, 'searches could not be written');
      }
    },

    /** Searches that found nothing the last time, the frequent ones first. */
    async listFailedSearches(page: number): Promise<FailedSearches> {
      const { rows, total } = await listFailedRows(
        db,
        brand.id,
        FAILED_PER_PAGE,
        (page - 1) * FAILED_PER_PAGE,
      );
      return {
        items: rows.map(({ typed, searches, firstAt, lastAt }) => ({
          typed,
          searches,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
        total,
        page,
        pageCount: Math.max(1, Math.ceil(total / FAILED_PER_PAGE)),
      };
    },
  };
}
