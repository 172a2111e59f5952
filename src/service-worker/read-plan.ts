import type { RouteMatchCallbackOptions } from 'serwist';
import { planRequest, type RequestPlan } from './plan-request';
import { worker } from './worker-scope';

/** The rule, asked for a request that a page sent. */
export function planOf({ request }: Pick<RouteMatchCallbackOptions, 'request'>): RequestPlan | null {
  const { method, url, mode, headers, cache } = request;
  const isBound = headers.has('authorization') || headers.has('range') || cache === 'no-store';
  return planRequest({ method, url, isNavigation: mode === 'navigate', isBound }, worker.location.origin);
}

const isPlan = (params: unknown): params is RequestPlan =>
  typeof params === 'object' &&
  params !== null &&
  'kind' in params &&
  'key' in params &&
  typeof params.key === 'string';

/**
 * The plan that a route found and that Serwist hands on to handlers and plugins.
 * @throws without a plan: nothing may be cached under an address that no rule made
 */
export function readPlan(params: unknown): RequestPlan {
  if (!isPlan(params)) throw new Error('a strategy was asked without a plan');
  return params;
}
