import type { QueryClient } from '@tanstack/react-query';
import { onTokenChange, readToken, tellTokenChange } from '@/client/token';
import type { EndpointName } from '@/contract/endpoints';

/** Queries whose answers belong to the signed-in user. */
export const PRIVATE_QUERIES: readonly EndpointName[] = [
  'getSelf',
  'getOwnDetails',
  'getOwnConsents',
  'listOwnSessions',
  'getOwnRepresentativeFigures',
  'listUsers',
  'getUser',
  'listOwnAddresses',
  'listOwnOrders',
  'listRecentOwnOrders',
  'getOwnReview',
  'getOrder',
  'getOwnOrder',
  'getGuestOrder',
  'listOrders',
  'getExclusiveMaterial',
  'getExclusiveLesson',
  'getCertificate',
];

const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  PRIVATE_QUERIES.some((name) => name === queryKey[0]);

/** Refetches the queries of the same user; the old answers stay on the screen meanwhile. */
export function refreshPrivateQueries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}

/**
 * Forgets the answers of the last user when another tab has stored or removed the token, and asks again for what is on
 * the page. To be checked when a person comes to this tab; nothing else tells a tab that its cookie has changed.
 * @returns a function that ends it
 */
export function watchTokenOfOtherTabs(queryClient: QueryClient): () => void {
  let seen = readToken();
  const unsubscribe = onTokenChange(() => {
    seen = readToken();
  });
  const check = () => {
    if (readToken() === seen) return;
    tellTokenChange();
    void queryClient.cancelQueries({ predicate }).then(() => queryClient.resetQueries({ predicate }));
    void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Removes the answers of the last user, and refetches queries whose prices depend on permissions. */
export async function forgetPrivateQueries(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}
