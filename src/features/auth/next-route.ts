import { ROUTES } from '@config/routes';
import { safeNext } from '@/lib/safe-next';

/** The value of `aviso` with which the login page confirms a new password. */
export const RESET_NOTICE = 'senha-nova';
export const AFTER_RESET = `${ROUTES.login}?aviso=${RESET_NOTICE}`;

/** After login: the `next` query parameter, else the account (docs/rules.md, Signing in). */
export const routeAfterLogin = (next: unknown): string => safeNext(next) ?? ROUTES.account;

/** After register: the given next route, else the `next` query parameter, else home (docs/rules.md, Signing in). */
export const routeAfterRegister = (nextRoute: unknown, next: unknown): string =>
  safeNext(nextRoute) ?? safeNext(next) ?? ROUTES.home;

/** Another page of login, register and recovery, with the same `next`. */
export function withNext(path: string, next: unknown): string {
  const target = safeNext(next);
  return target ? `${path}?next=${encodeURIComponent(target)}` : path;
}

/** Whether the modal opened because the session has ended. */
export const isOver = (data: unknown): boolean => (data as { isOver?: unknown } | null)?.isOver === true;

/** The target that was given when the modal was opened: `openModal('LOGIN_VIEW', { next })`. */
export function nextOf(data: unknown): string | undefined {
  const next = (data as { next?: unknown } | null)?.next;
  return typeof next === 'string' ? next : undefined;
}
