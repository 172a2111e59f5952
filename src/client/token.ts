import Cookies from 'js-cookie';
import { AUTH_COOKIE } from '@config/commerce';

const listeners = new Set<() => void>();
const signOutListeners = new Set<() => void>();
let isUnheard = false;

/** The bearer token of the signed-in person, or undefined. */
export const readToken = (): string | undefined => Cookies.get(AUTH_COOKIE.name);

/** Calls the listeners: this tab has stored or removed the token. */
export const tellTokenChange = () => listeners.forEach((listener) => listener());

export function removeToken() {
  Cookies.remove(AUTH_COOKIE.name, { path: '/' });
  tellTokenChange();
}

/** Calls the listeners: the user is about to leave by their own wish, signed out or with the account deleted. */
export function tellSignOut() {
  isUnheard = signOutListeners.size === 0;
  signOutListeners.forEach((listener) => listener());
}

/**
 * Calls back when the user of this tab signs out: what they typed must not stay for the next user. At once when they
 * did before anything listened, as it is loaded late.
 */
export function onSignOut(listener: () => void) {
  signOutListeners.add(listener);
  if (isUnheard) listener();
  isUnheard = false;
  return () => void signOutListeners.delete(listener);
}

/** Calls back when this tab stores or removes the token. */
export function onTokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
