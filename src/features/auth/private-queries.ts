import type { QueryClient } from '@tanstack/react-query';
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

/** Removes the answers of the last user, and refetches queries whose prices depend on permissions. */
export async function forgetPrivateQueries(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}

/** Removes the answers of the last user from the page on the screen too, and asks again for what it shows. */
export function resetPrivateQueries(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}
