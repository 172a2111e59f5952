import { useSyncExternalStore } from 'react';
import { MAX_QUOTE_LINES, QUOTE_STORAGE_KEY } from '@config/quotes';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { clampUnits, readStoredQuote, toQuoteLine, writeStoredQuote, type QuoteLine } from './quote-line';

export interface QuoteSnapshot {
  readonly lines: readonly QuoteLine[];
  /** False during hydration, when the browser's list is not read yet. */
  readonly ready: boolean;
  /** False where the browser stores nothing: the list lasts as long as the tab. */
  readonly isStored: boolean;
}

const SERVER_SNAPSHOT: QuoteSnapshot = { lines: [], ready: false, isStored: true };

let snapshot = SERVER_SNAPSHOT;
let storedText: string | null = null;
const listeners = new Set<() => void>();

/** The stored text; undefined where the storage is forbidden. */
function readText(): string | null | undefined {
  try {
    return window.localStorage.getItem(QUOTE_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

/** The list as the browser has it now: another tab may have written. One that cannot be stored stays as it is. */
function refresh(): void {
  if (typeof window === 'undefined') return;
  if (!snapshot.ready) window.addEventListener('storage', onStorage);
  const text = readText();
  if (snapshot.ready && (!snapshot.isStored || text === storedText)) return;
  storedText = text ?? null;
  snapshot = { lines: readStoredQuote(storedText), ready: true, isStored: text !== undefined };
}

function onStorage({ key }: StorageEvent): void {
  // A null key means that the storage was cleared.
  if (key !== QUOTE_STORAGE_KEY && key !== null) return;
  refresh();
  publish();
}

const publish = () => listeners.forEach((listener) => listener());

/** Every change: first what another tab wrote, then the change, then it is stored and told. */
function change(rule: (lines: readonly QuoteLine[]) => readonly QuoteLine[]): void {
  refresh();
  const lines = rule(snapshot.lines);
  let isStored = true;
  try {
    storedText = writeStoredQuote(lines);
    window.localStorage.setItem(QUOTE_STORAGE_KEY, storedText);
  } catch {
    isStored = false;
  }
  snapshot = { lines, ready: true, isStored };
  publish();
}

/** What the shop may have changed about a line since it was put on the list. */
const UPDATED = ['title', 'titleLang', 'slug', 'presentation', 'weightGrams'] as const;

/** The changes of the list of packs to quote. */
export const quoteActions = {
  /**
   * Adds units of packs, to those that are there.
   * @returns the lines as they are now; null when there is no room for all, and none is added
   */
  add(...added: readonly QuoteLine[]): readonly QuoteLine[] | null {
    refresh();
    const next = new Map(snapshot.lines.map((line) => [line.id, line]));
    for (const line of added)
      next.set(line.id, { ...line, units: clampUnits((next.get(line.id)?.units ?? 0) + line.units) });
    if (next.size > MAX_QUOTE_LINES) return null;
    change(() => [...next.values()]);
    return added.flatMap(({ id }) => next.get(id) ?? []);
  },
  setUnits: (id: string, units: number) =>
    change((lines) => lines.map((line) => (line.id === id ? { ...line, units: clampUnits(units) } : line))),
  /** Names and weighs the lines as the shop does now, in the language of the page, and leads to them by that name. */
  update(cards: readonly ProductCard[]) {
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    const updated = (line: QuoteLine): QuoteLine => {
      const card = line.productId === null ? undefined : cardOf.get(line.productId);
      if (!card) return line;
      const { presentation, weightGrams } = card.variations.find(({ id }) => id === line.id) ?? line;
      const { title, titleLang } = card.displayInfo;
      return { ...line, title, titleLang, slug: card.slug, presentation, weightGrams };
    };
    refresh();
    const isSame = snapshot.lines.every((line) => {
      const now = updated(line);
      return UPDATED.every((name) => now[name] === line[name]);
    });
    if (!isSame) change((lines) => lines.map(updated));
  },
  remove: (...ids: readonly string[]) => change((lines) => lines.filter(({ id }) => !ids.includes(id))),
  /** Takes off what was sent: units that were added meanwhile stay. */
  takeOff: (sent: readonly QuoteLine[]) =>
    change((lines) => {
      const unitsOf = new Map(sent.map(({ id, units }) => [id, units]));
      return lines
        .map((line) => ({ ...line, units: line.units - (unitsOf.get(line.id) ?? 0) }))
        .filter(({ units }) => units > 0);
    }),
  /** Undoes a removal: only what is missing comes back, as far as there is room; every other change stays. */
  putBack: (removed: readonly QuoteLine[], index = 0) =>
    change((lines) => {
      const missing = removed.filter(({ id }) => lines.every((line) => line.id !== id));
      const room = MAX_QUOTE_LINES - lines.length;
      return [...lines.slice(0, index), ...missing.slice(0, room), ...lines.slice(index)];
    }),
};

export interface WantedPack {
  variation: Variation;
  units: number;
}

/**
 * Puts packs of a product on the list, all or none.
 * @returns their lines as they are now; null when the list has no room for all
 */
export const addPacks = (product: ProductCard, packs: readonly WantedPack[]): readonly QuoteLine[] | null =>
  quoteActions.add(...packs.map(({ variation, units }) => toQuoteLine(product, variation, units)));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current list, for code outside of React. */
export function getQuote(): QuoteSnapshot {
  if (!snapshot.ready) refresh();
  return snapshot;
}

/** The packs to quote of this browser, the same in all tabs. Empty and not `ready` during hydration. */
export const useQuote = (): QuoteSnapshot => useSyncExternalStore(subscribe, getQuote, () => SERVER_SNAPSHOT);

/** Resets the memory to that of a new tab. For tests. */
export function forgetQuote(): void {
  if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
  snapshot = SERVER_SNAPSHOT;
  storedText = null;
  listeners.clear();
}
