import { ROUTES } from '@config/routes';
import { safeNext } from '@/lib/safe-next';

/** `aviso` of the login page that tells of a new password. */
export const RESET_NOTICE = 'senha-nova';
export const AFTER_RESET = `${ROUTES.login}?aviso=${RESET_NOTICE}`;

/** After login: the `next` query parameter, otherwise the account (specification, section 2). */
export const routeAfterLogin = (next: unknown): string => safeNext(next) ?? ROUTES.account;

/** After register: the given next route, else the `next` query parameter, else home (specification, section 2). */
export const routeAfterRegister = (nextRoute: unknown, next: unknown): string =>
  safeNext(nextRoute) ?? safeNext(next) ?? ROUTES.home;

/** Another page of login, register and recovery with the way back kept. */
export function withNext(path: string, next: unknown): string {
  const kept = safeNext(next);
  return kept ? `${path}?next=${encodeURIComponent(kept)}` : path;
}

/** Whether a view of the modal asks because the session turned out to be over. */
export const isOver = (data: unknown): boolean => (data as { isOver?: unknown } | null)?.isOver === true;

/** Whoever opens a view of the modal may say where to go afterwards: `openModal('LOGIN_VIEW', { next })`. */
export function nextOf(data: unknown): string | undefined {
  const next = (data as { next?: unknown } | null)?.next;
  return typeof next === 'string' ? next : undefined;
}
