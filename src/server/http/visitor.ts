import type { EndpointName } from '@/contract/endpoints';
import type { Visitor } from '@/server/kernel/visitor';
import { addressPrefix } from '@/lib/client-address';
import { readClientAddress } from './client-address';
import type { RouteContext } from './route';

const MAX_AGENT = 200;

export function readVisitor({
  c,
  user,
  services,
}: Pick<RouteContext<EndpointName>, 'c' | 'user' | 'services'>): Visitor {
  const address = addressPrefix(readClientAddress(c, services.env));
  const agent = (c.req.header('user-agent') ?? '').slice(0, MAX_AGENT);
  const device = user ? `session ${user.sessionId}` : `agent ${address} ${agent}`;
  return { userId: user?.id ?? null, device, address };
}
