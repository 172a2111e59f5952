import type { EndpointName } from '@/contract/endpoints';
import type { Limit } from '@/server/domains/users/rate-limiter';
import { addressPrefix } from '@/lib/client-address';
import { readClientAddress } from './client-address';
import type { RouteContext } from './route';

/**
 * Counts a call of one address, for calls that are expensive or that could serve to guess.
 * @param name of what is counted
 * @throws Fault RATE_LIMITED
 */
export async function limitByAddress(
  { c, services }: Pick<RouteContext<EndpointName>, 'c' | 'services'>,
  name: string,
  limit: Limit,
): Promise<void> {
  const address = addressPrefix(readClientAddress(c, services.env));
  await services.rateLimiter.hit(`${name} address ${address}`, limit);
}
