import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from '@/contract/endpoints';

/** Answers that belong to whoever was signed in. */
const PRIVATE: readonly EndpointName[] = [
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
  'listOrders',
];

const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  PRIVATE.some((name) => name === queryKey[0]);

/** Asks anew for what the same person saw before; it stays on the screen meanwhile. */
export function refreshPrivateQueries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}

/** Forgets what the last user saw and asks again for what prices a cart by permission. */
export async function forgetPrivateQueries(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}
