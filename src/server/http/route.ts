import type { Context } from 'hono';
import type { Output, ParsedInput } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import type { Services } from '@/server/services';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';

export interface AppEnv {
  Bindings: {
    outgoing?: {
      revalidate?: (path: string, options?: { unstable_onlyGenerated?: boolean }) => Promise<void>;
    };
  };
  Variables: {
    requestId: string;
    user: SessionUser | null;
    /** Set by a route whose answer a CDN may store. */
    sharing?: { maxAge: number; tags: readonly string[] };
  };
}

export interface RouteContext<K extends EndpointName> {
  input: ParsedInput<K>;
  /** The signed-in user; never null on endpoints whose access is not `anonymous`. */
  user: SessionUser | null;
  services: Services;
  c: Context<AppEnv>;
}

export interface Route<K extends EndpointName = EndpointName> {
  name: K;
  handle(context: RouteContext<K>): Promise<Output<K>>;
}

/** Binds an endpoint of the contract to one call of a service. Parsing, access and errors happen around it. */
export function route<K extends EndpointName>(name: K, handle: Route<K>['handle']): Route {
  return { name, handle };
}

/** The signed-in user of an endpoint whose access guarantees one. */
export function requireUser(context: { user: SessionUser | null }): SessionUser {
  if (!context.user) throw new Error('This endpoint must not be anonymous');
  return context.user;
}
