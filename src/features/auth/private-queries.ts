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
  'getOwnReview',
  'getOrder',
  'listOrders',
];

/** Forgets what the last user saw and asks again for what prices a cart by permission. */
export async function forgetPrivateQueries(queryClient: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    PRIVATE.some((name) => name === queryKey[0]);
  await queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
  void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
}
