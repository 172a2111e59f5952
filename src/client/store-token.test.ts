import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireTokenStorage, storeToken } from './store-token';

const visit = (address: string) => vi.stubGlobal('window', { location: new URL(address) });

beforeEach(() => visit('https://loja.example/entrar'));

describe('the login token', () => {
  it('is stored in the cookie auth_token, for 99 days, secure', () => {
    const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined);
    storeToken('abc');
    expect(set).toHaveBeenCalledWith('auth_token', 'abc', {
      expires: 99,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  /** A browser that stores what `isStored` says of a cookie. */
  function browserThat(isStored: (attributes: Cookies.CookieAttributes) => boolean) {
    const jar = new Map<string, string>();
    vi.spyOn(Cookies, 'set').mockImplementation((name, value, attributes = {}) => {
      if (isStored(attributes)) jar.set(name, value);
      return undefined;
    });
    vi.spyOn(Cookies, 'get').mockImplementation(((name: string) => jar.get(name)) as typeof Cookies.get);
    vi.spyOn(Cookies, 'remove').mockImplementation((name) => void jar.delete(name));
    return jar;
  }

  it('is requested only when the browser stores cookies', () => {
    const jar = browserThat(() => true);
    requireTokenStorage();
    expect(jar.size).toBe(0);
    browserThat(() => false);
    expect(requireTokenStorage).toThrow(expect.objectContaining({ errorCode: 'COOKIES_BLOCKED' }));
  });

  it.each(['http://localhost:3000/entrar', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
    'is stored without Secure at %s, where a browser refuses a secure cookie',
    (address) => {
      visit(address);
      const jar = browserThat(({ secure }) => !secure);
      requireTokenStorage();
      storeToken('abc');
      expect(jar.get('auth_token')).toBe('abc');
    },
  );

  it('is never stored without Secure anywhere else', () => {
    visit('http://loja.example/');
    const jar = browserThat(({ secure }) => !secure);
    expect(requireTokenStorage).toThrow();
    storeToken('abc');
    expect(jar.size).toBe(0);
  });
});
