import { useRouter } from 'next/router';
import { useRef } from 'react';
import { IN_PLACE } from '@/client/use-replace-route';

type Query = Record<string, string | string[] | undefined>;

const MAX_TEXT = 100;
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** What an address says: every filter as text ('' where it says nothing), the page, and what is open beside the list. */
export type ListAddress<Name extends string> = Record<Name, string> & {
  pagina: number;
  aberto: string | null;
};

/** Reads an address; a page it does not know is the first. */
export function readListAddress<const Name extends string>(
  query: Query,
  names: readonly Name[],
): ListAddress<Name> {
  const page = Number(first(query.pagina));
  const filters = Object.fromEntries(
    names.map((name) => [name, first(query[name]).trim().slice(0, MAX_TEXT)]),
  );
  return {
    ...(filters as Record<Name, string>),
    pagina: Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1,
    aberto: first(query.aberto).slice(0, MAX_TEXT) || null,
  };
}

/** Address of a list; what is empty or usual is left out. */
export function writeListAddress(path: string, values: Record<string, string | number | null>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '' || (name === 'pagina' && value === 1)) continue;
    params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The state of a list of the dashboard, which lives in its address: a link shows what its sender saw, and back and
 * forward work.
 * @param names the filters of the list, as the contract names them
 */
export function useListAddress<const Name extends string>(path: string, names: readonly Name[]) {
  const router = useRouter();
  const values = readListAddress(router.query, names);
  type Change = Partial<Record<Name, string> & { pagina: number; aberto: string | null }>;
  type Filters = Partial<Record<Name, string>>;
  // The router takes a moment: what is changed meanwhile is changed in what was asked for, not in what it still has.
  const asked = useRef<ListAddress<Name>>(null);
  const typed = useRef<{ filters: Filters; on: ListAddress<Name> }>(null);
  /** The same list with a change. */
  const hrefOf = (change: Change) => writeListAddress(path, { ...values, ...change });
  const go = (filters: Filters, place: { pagina?: number; aberto: string | null }) => {
    const target = { ...(asked.current ?? values), ...filters, ...place };
    asked.current = target;
    void router.push(writeListAddress(path, target), undefined, IN_PLACE).finally(() => {
      if (asked.current === target) asked.current = null;
    });
  };
  return {
    values,
    isFiltered: names.some((name) => values[name] !== ''),
    hrefOf,
    /** The same filters on another page, or with another row open. */
    at: (change: { pagina?: number; aberto?: string | null }) =>
      writeListAddress(path, { ...values, ...change }),
    /** Notes what stands in a field that is not sent yet: it comes along with the next filter. */
    type(filters: Filters) {
      typed.current = { filters, on: values };
    },
    /** Goes to the first page of the list with other filters, with nothing open. */
    filter(change: Filters) {
      const { filters, on = values } = typed.current ?? {};
      typed.current = null;
      // Where the address says something else by now, it has written that into the field.
      const isThere = names.every((name) => filters?.[name] === undefined || on[name] === values[name]);
      go({ ...(isThere && filters), ...change }, { pagina: 1, aberto: null });
    },
    /** Opens a row beside the list, or closes it. */
    open: (aberto: string | null) => go({}, { aberto }),
  };
}

/** The option a text names, or undefined: for filters whose values are a closed list. */
export const optionOf = <const Option extends string>(options: readonly Option[], text: string) =>
  options.find((option) => option === text);
