import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';

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
 * What the shop suggests for a text that is being typed, a moment after the last key. An answer to an older text is
 * never shown, except that one to its beginning stays until the next comes. Undefined when there is none: no network,
 * a slow or failing shop; no message is shown, because the field works without.
 */
export function useSuggestions(typed: string) {
  const { locale } = useRouter();
  const wanted = clean(typed);
  const [q, setQ] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isRelated = (other: string) =>
    wanted !== '' && (wanted.startsWith(other) || other.startsWith(wanted));

  const query = useQuery({
    ...endpointQuery('suggestSearch', { query: { q, locale: isLocale(locale) ? locale : undefined } }),
    enabled: q.length >= MIN_LENGTH,
    retry: false,
    placeholderData: (last, lastQuery) =>
      isRelated(lastQuery?.queryKey[1].query.q ?? '') ? last : undefined,
  });
  return isRelated(q) && wanted.length >= MIN_LENGTH ? query.data : undefined;
}
