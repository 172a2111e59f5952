import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useSettled } from '@/lib/browser/use-settled';
import { suggestQuery } from './suggest.queries';

const DEBOUNCE_MS = 150;
const MIN_LENGTH = 2;
/** What the endpoint takes (`suggestSearch` in the contract). */
const MAX_LENGTH = 80;

const clean = (text: string) =>
  text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();

/**
 * The server's suggestions for a typed text, debounced. An answer to an older text is never shown, except one to its
 * beginning, which stays until the next arrives. Undefined when there is none: no network,
 * a slow or failing shop; no message is shown, because the field works without.
 */
export function useSuggestions(typed: string) {
  const { locale } = useRouter();
  const wanted = clean(typed);
  const q = useSettled(wanted, DEBOUNCE_MS);
  const isRelated = (other: string) =>
    wanted !== '' && (wanted.startsWith(other) || other.startsWith(wanted));

  const query = useQuery({
    ...suggestQuery(q, locale),
    enabled: q.length >= MIN_LENGTH,
    retry: false,
    placeholderData: (last, lastQuery) =>
      isRelated(lastQuery?.queryKey[1].query.q ?? '') ? last : undefined,
  });
  return isRelated(q) && wanted.length >= MIN_LENGTH ? query.data : undefined;
}
