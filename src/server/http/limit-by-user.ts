import type { EndpointName } from '@/contract/endpoints';
import type { Limit } from '@/server/domains/users/rate-limiter';
import { requireUser, type RouteContext } from './route';

/**
 * Counts a call of one signed-in user, for calls that write or that are expensive.
 * @param name of what is counted
 * @throws Fault RATE_LIMITED
 */
export async function limitByUser(
  context: Pick<RouteContext<EndpointName>, 'user' | 'services'>,
  name: string,
  limit: Limit,
): Promise<void> {
  await context.services.rateLimiter.hit(`${name} user ${requireUser(context).id}`, limit);
}
