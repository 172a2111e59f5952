import type { EndpointName } from '@/contract/endpoints';
import { addressPrefix, readClientAddress } from './client-address';
import type { RouteContext } from './route';

/** Who tries something, for counting tries alone. */
export interface Visitor {
  /** The account; null for a visitor who is not signed in. */
  userId: string | null;
  /**
   * The session of a signed-in person; else the address with what the browser calls itself. No cookie is set for it.
   */
  device: string;
  /** The part of the address that one subscriber holds. */
  address: string;
}

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
