import Cookies from 'js-cookie';
import { AUTH_COOKIE } from '@config/commerce';

const listeners = new Set<() => void>();

/** The bearer token of the signed-in person, or undefined. */
export const readToken = (): string | undefined => Cookies.get(AUTH_COOKIE.name);

/** Calls the listeners: this tab has stored or removed the token. */
export const tellTokenChange = () => listeners.forEach((listener) => listener());

export function removeToken() {
  Cookies.remove(AUTH_COOKIE.name, { path: '/' });
  tellTokenChange();
}

/** Calls back when this tab stores or removes the token. */
export function onTokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
