import { ROUTES } from '@config/routes';
import { safeNext } from '@/lib/safe-next';

/** After login: the `next` query parameter, otherwise the account (specification, section 2). */
export const routeAfterLogin = (next: unknown): string => safeNext(next) ?? ROUTES.account;

/** After register: the given next route, else the `next` query parameter, else home (specification, section 2). */
export const routeAfterRegister = (nextRoute: unknown, next: unknown): string =>
  safeNext(nextRoute) ?? safeNext(next) ?? ROUTES.home;

/** Another page of this pair with the way back kept. */
export function withNext(path: string, next: unknown): string {
  const kept = safeNext(next);
  return kept ? `${path}?next=${encodeURIComponent(kept)}` : path;
}
