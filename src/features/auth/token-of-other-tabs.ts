import type { QueryClient } from '@tanstack/react-query';
import { onTokenChange, readToken, tellTokenChange } from '@/client/token';
import { refreshPrivateQueries, resetPrivateQueries } from './private-queries';
import { selfQuery } from './session';

/**
 * Meets the token that another tab has stored. The page of the same person goes on, with what was typed: their token
 * is another one after each confirmed password. Another person gets nothing of the last one.
 */
async function meetToken(queryClient: QueryClient): Promise<void> {
  const { queryKey } = selfQuery;
  const before = queryClient.getQueryData(queryKey);
  // An answer that refused the old token must not take the new one away.
  if (!before || queryClient.getQueryState(queryKey)?.error) {
    resetPrivateQueries(queryClient);
    tellTokenChange();
    return;
  }
  tellTokenChange();
  const now = await queryClient.query({ ...selfQuery, staleTime: 0 }).catch(() => undefined);
  if (now?.id === before.id) refreshPrivateQueries(queryClient);
  else resetPrivateQueries(queryClient);
}

/**
 * Looks at the cookie when a person comes to this tab: nothing else tells that another tab has stored or removed the
 * token.
 * @param onGone called when the token was removed
 * @returns a function that ends it
 */
export function watchTokenOfOtherTabs(queryClient: QueryClient, onGone: () => void): () => void {
  let seen = readToken();
  const unsubscribe = onTokenChange(() => {
    seen = readToken();
  });
  const check = () => {
    const token = readToken();
    if (token === seen) return;
    if (token) {
      void meetToken(queryClient);
      return;
    }
    resetPrivateQueries(queryClient);
    tellTokenChange();
    onGone();
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
